/** The result for each order of a change: on the screen, as text, and for the CSV. */
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconPlayerStop,
  IconSearch,
  IconSend,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { OrderResult, OrderResultState } from '../../../src-preload/contract/change.ts';
import type { Reasons } from '../../../src-preload/contract/operations.ts';
import { CutWords } from '../../ui/cut-words.tsx';
import type { DataColumn } from '../../ui/data-grid-props.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { failureInList } from '../../ui/failure-in-list.ts';
import { orderName } from '../../ui/order-name.ts';
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx';
import { say } from '../../words/say.ts';
import styles from './changes.module.css';

const RESULT_LOOKS: Readonly<Record<OrderResultState, { tone: Tone; icon: typeof IconClock }>> = {
  left: { tone: 'quiet', icon: IconClock },
  sending: { tone: 'accent', icon: IconSend },
  'looking-up': { tone: 'warn', icon: IconSearch },
  done: { tone: 'good', icon: IconCircleCheck },
  refused: { tone: 'bad', icon: IconCircleX },
  'in-doubt': { tone: 'warn', icon: IconAlertTriangle },
  cancelled: { tone: 'quiet', icon: IconPlayerStop },
};

export const RESULT_STATES = Object.keys(RESULT_LOOKS) as readonly OrderResultState[];

export function ResultBadge({ state }: { readonly state: OrderResultState }) {
  const { tone, icon } = RESULT_LOOKS[state];
  return (
    <StatusBadge look="plain" tone={tone} icon={icon}>
      {say(`orders.result.${state}`)}
    </StatusBadge>
  );
}

const columns = (): readonly DataColumn<OrderResult>[] => [
  {
    id: 'orderNumber',
    header: say('orders.column.orderNumber'),
    width: 'minmax(176px, 1fr)',
    cell: (result) => (
      <span className="mono" data-whole={resultName(result)}>
        {resultName(result)}
      </span>
    ),
  },
  { id: 'state', header: say('orders.run.result'), width: '136px', cell: ({ state }) => <ResultBadge state={state} /> },
  {
    id: 'why',
    header: say('orders.run.why'),
    width: 'minmax(160px, 2fr)',
    cell: ({ failure }) => (failure === null ? '' : <CutWords words={failureInList(failure)} />),
  },
];

/** Order id 0 stands for every imported unshipped order. */
function resultName(result: OrderResult): string {
  if (result.orderId === 0) return say('orders.run.every-unshipped');
  return orderName(result);
}

/** A line for each order, with tabs between columns as spreadsheets expect. */
export function resultsText(results: readonly OrderResult[]): string {
  return results
    .map((result) => {
      const why = result.failure === null ? '' : failureInList(result.failure);
      const cells = [String(result.orderId), resultName(result), say(`orders.result.${result.state}`), why];
      return cells.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t');
    })
    .join('\n');
}

/** What the service said about each order has a column of its own. */
export function reasonsOf(results: readonly OrderResult[]): Reasons {
  const told = results.flatMap(({ orderId, failure }) =>
    failure === null ? [] : [[orderId, failureInList({ ...failure, details: [] })]],
  );
  return Object.fromEntries(told);
}

const resultId = ({ orderId }: OrderResult): string => String(orderId);

export function ChangeResults({ results }: { readonly results: readonly OrderResult[] }) {
  const [currentId, setCurrentId] = useState<string | null>(null);
  return (
    <div className={styles.results}>
      <DataTable
        label={say('orders.run.results')}
        rows={results}
        rowId={resultId}
        rowLabel={resultName}
        columns={columns()}
        currentId={currentId}
        onCurrent={setCurrentId}
        empty={null}
      />
    </div>
  );
}
