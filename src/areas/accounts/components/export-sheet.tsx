import { useState } from 'react';
import { gatewayNow } from '@/api/clock';
import type { AccountType } from '@/domain/account';
import { isNarrowed, monthsUpTo, type BillQuestion } from '@/domain/accounts/bill';
import { dayInMonth, startOf, toMonth, type Month } from '@/domain/business-time';
import { canSaveFiles } from '@/flows/save-file/save-file';
import { billMessages } from '@/messages/areas/bill';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { ControlRow } from '@/ui/forms/form-row';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { WheelField } from '@/ui/forms/wheel-field';
import { Box, Grid } from '@/ui/layout/box';
import { Sheet } from '@/ui/overlays/sheet';
import { Note, Title } from '@/ui/text/text';
import { exportBill, exportFormats, type ExportFormat } from '../export-bill';
import { billExportMessages } from '../messages';
import { exportPeriods, spanOf, type ExportPeriod } from '../rules/export-period';

interface ExportSheetProps {
  accountType: AccountType;
  /** What the list shows; its month is offered first, its other filters hold for the export too. */
  query: BillQuestion;
  onClose: () => void;
}

const selectableMonths = 24;

/** Asks for the period and the format of an export of the bill. */
export default function ExportSheet({ accountType, query, onClose }: ExportSheetProps) {
  const messages = useMessages(billMessages);
  const words = useMessages(billExportMessages);
  const current = toMonth(gatewayNow());
  const { month, ...question } = query;
  const [period, setPeriod] = useState<ExportPeriod>(month === undefined ? 'all' : 'own');
  const [own, setOwn] = useState({ from: month ?? current, to: month ?? current });
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [isBusy, run] = useSingleTask();
  const months = monthsUpTo(current, selectableMonths)
    .reverse()
    .map((each) => [each, messages.monthOf(startOf(dayInMonth(each, 1)))] as const);
  const monthField = (label: string, value: Month, onChange: (month: Month) => void) => (
    <ControlRow label={label}>
      <WheelField label={label} value={value} options={months} onChange={onChange} />
    </ControlRow>
  );
  const handleExport = () =>
    run(async () => {
      const span = spanOf(period, current, own);
      const count = await exportBill(
        { accountType, question, span, format },
        { ...words, kinds: messages.kinds, balance: messages.balance },
      );
      notify(
        count === null ? words.notCopied : (canSaveFiles() ? words.saved : words.copied)(count),
        'toast',
      );
      if (count !== null) onClose();
    });
  return (
    <Sheet title={words.open} onClose={onClose}>
      <Grid gap={3}>
        <Title as="h3">{words.period}</Title>
        <ChoiceRow
          label={words.period}
          choices={exportPeriods.map((each) => [each, words.periods[each]] as const)}
          current={period}
          onChange={setPeriod}
        />
        {period === 'own' && (
          <Box>
            {monthField(words.from, own.from, (from) => setOwn({ ...own, from }))}
            {monthField(words.to, own.to, (to) => setOwn({ ...own, to }))}
          </Box>
        )}
        <Title as="h3">{words.format}</Title>
        <ChoiceRow
          label={words.format}
          choices={exportFormats.map((each) => [each, words.formats[each]] as const)}
          current={format}
          onChange={setFormat}
        />
        {isNarrowed(question) && <Note>{words.narrowed}</Note>}
        {!canSaveFiles() && <Note>{words.byCopying}</Note>}
        <Button block busy={isBusy} onClick={handleExport}>
          {canSaveFiles() ? words.save : words.copy}
        </Button>
      </Grid>
    </Sheet>
  );
}
