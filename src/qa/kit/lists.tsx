import { useState } from 'react';
import { useMessages } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { FormRow, SwitchRow } from '@/ui/forms/form-row';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { ListSection } from '@/ui/lists/list-section';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { sampleMessages } from './messages';

const atOnce = 4;
const all = 12;
const answersAfter = 700;
const nothing = () => undefined;

export default function Lists() {
  const messages = useMessages(sampleMessages);
  const [count, setCount] = useState(atOnce);
  const [state, setState] = useState<'more' | 'loading' | 'failed'>('more');
  const [failing, setFailing] = useState(false);
  const load = () => {
    setState('loading');
    setTimeout(() => {
      setState(failing ? 'failed' : 'more');
      if (!failing) setCount((shown) => Math.min(all, shown + atOnce));
    }, answersAfter);
  };
  const refresh = () =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        setCount(atOnce);
        resolve();
      }, answersAfter);
    });
  return (
    <>
      <Card>
        <SwitchRow label={messages.failLoading} checked={failing} onChange={setFailing} />
      </Card>
      <PullToRefresh onRefresh={refresh}>
        <ListSection title={messages.dayHead} aside={messages.daySums}>
          {Array.from({ length: count }, (_, place) => (
            <FormRow key={place} label={messages.entry(place + 1)} value={`+${88 + place}.0`} />
          ))}
        </ListSection>
        <InfiniteSentinel state={count >= all ? 'end' : state} onReach={load} />
      </PullToRefresh>
      <Card title={messages.listEnds}>
        <InfiniteSentinel state="loading" onReach={nothing} />
        <InfiniteSentinel state="failed" onReach={nothing} />
        <InfiniteSentinel state="end" onReach={nothing} />
      </Card>
    </>
  );
}
