import { useState } from 'react';
import { useMessages } from '@/messages/language';
import { FormRow, SwitchRow } from '@/ui/forms/form-row';
import { Card } from '@/ui/layout/card';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { ListSection } from '@/ui/lists/list-section';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { sampleMessages } from './messages';

const pageSize = 4;
const total = 12;
const responseDelay = 700;
const nothing = () => undefined;

export default function Lists() {
  const messages = useMessages(sampleMessages);
  const [count, setCount] = useState(pageSize);
  const [state, setState] = useState<'more' | 'loading' | 'failed'>('more');
  const [failing, setFailing] = useState(false);
  const handleReach = () => {
    setState('loading');
    setTimeout(() => {
      setState(failing ? 'failed' : 'more');
      if (!failing) setCount((shown) => Math.min(total, shown + pageSize));
    }, responseDelay);
  };
  const handleRefresh = () =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        setCount(pageSize);
        resolve();
      }, responseDelay);
    });
  return (
    <>
      <Card>
        <SwitchRow label={messages.failLoading} checked={failing} onChange={setFailing} />
      </Card>
      <PullToRefresh onRefresh={handleRefresh}>
        <ListSection title={messages.dayHead} aside={messages.daySums}>
          {Array.from({ length: count }, (_, index) => (
            <FormRow key={index} label={messages.entry(index + 1)} value={`+${88 + index}.0`} />
          ))}
        </ListSection>
        <InfiniteSentinel state={count >= total ? 'end' : state} onReach={handleReach} />
      </PullToRefresh>
      <Card title={messages.listEnds}>
        <InfiniteSentinel state="loading" onReach={nothing} />
        <InfiniteSentinel state="failed" onReach={nothing} />
        <InfiniteSentinel state="end" onReach={nothing} />
      </Card>
    </>
  );
}
