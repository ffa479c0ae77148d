/** Rates: what a parcel would cost with each service. The service calls the operation deprecated, and so do we. */
import { IconInfoCircle, IconPencil, IconReceipt } from '@tabler/icons-react';
import type { RateList } from '../../src-preload/contract/rates.ts';
import { OtherAccount } from '../bench/other-account.tsx';
import { useAccounts } from '../bench/use-accounts.ts';
import { useOperation } from '../server-state.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ServiceWords } from '../ui/service-words.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { Told } from '../ui/told.tsx';
import { Toolbar } from '../ui/toolbar.tsx';
import { FailureToRead } from '../ui/what-was-read.tsx';
import { say, sayRich } from '../words/say.ts';
import { byPrice, footOf, otherWords, priceOf, rateQuery, sameQuery } from './rate-form.ts';
import { RateFormFields } from './rate-form-fields.tsx';
import styles from './rates-screen.module.css';
import { useRatesStore } from './rates-store.ts';

const NOTHING_ASKED = {
  accountId: '',
  street: '',
  suburb: '',
  city: '',
  state: '',
  postCode: '',
  countryCode: '',
  weight: 0,
  lengthMetres: null,
  widthMetres: null,
  heightMetres: null,
};

export function RatesScreen() {
  const { accounts, current: chosen } = useAccounts();
  const { form, asked, broughtFrom, askCurrent } = useRatesStore();
  const current = accounts.find(({ accountId }) => accountId === broughtFrom) ?? chosen;
  // Another account has other rates: they are asked for again, with what is in the form.
  const isCurrent = asked !== null && asked.accountId === current?.accountId;
  const rates = useOperation('rates.get', asked ?? NOTHING_ASKED, { enabled: isCurrent });
  const list = isCurrent && !rates.isFetching ? rates.data : undefined;
  const isOfForm = asked !== null && sameQuery(asked, rateQuery(asked.accountId, form));

  return (
    <>
      <Toolbar label={say('common.screen.rates')} title={say('common.screen.rates')} />
      <p className={styles.deprecated}>
        <IconInfoCircle aria-hidden size={16} />
        {say('rates.deprecated')}
      </p>
      <div className={`panes ${styles.panes}`}>
        {current !== null && (
          <RateFormFields
            account={current}
            busy={isCurrent && isOfForm && rates.isFetching}
            onAgain={() => void rates.refetch()}
          >
            {chosen !== null && <OtherAccount asked={current} current={chosen} onAskCurrent={askCurrent} />}
          </RateFormFields>
        )}
        <div className={styles.answer}>
          <Told unseen saidBefore>
            {list === undefined || rates.error !== null ? '' : say('rates.found', { count: list.rates.length })}
          </Told>
          {!isCurrent && (
            <EmptyState icon={IconReceipt} title={say('rates.empty.title')}>
              {current === chosen || current === null
                ? say('rates.empty.next')
                : say('rates.empty.next-other', { account: current.label })}
            </EmptyState>
          )}
          {isCurrent && rates.isFetching && <SkeletonRows count={6} label={say('rates.asking')} ofService />}
          {isCurrent && !rates.isFetching && (
            // What was answered before says when that was.
            <FailureToRead
              isRead={list !== undefined}
              failure={rates.error?.failure ?? null}
              onRepeat={() => void rates.refetch()}
            />
          )}
          {list !== undefined && !isOfForm && (
            <p className={styles.changed}>
              <IconPencil aria-hidden size={18} />
              <span>{say('rates.form-changed')}</span>
            </p>
          )}
          {list !== undefined && <RateTable list={list} />}
        </div>
      </div>
    </>
  );
}

function RateTable({ list: { rates, words, readAt } }: { readonly list: RateList }) {
  if (rates.length === 0) {
    return (
      <EmptyState icon={IconReceipt} title={say('rates.none.title')}>
        {say('rates.none.next')}
      </EmptyState>
    );
  }
  const hasOther = rates.some((rate) => otherWords(rate) !== '');
  return (
    <>
      <ServiceWords words={words} label={say('rates.words')} />
      <table className={styles.table} aria-label={say('rates.table')}>
        <thead>
          <tr>
            <th scope="col">{say('rates.column.service')}</th>
            <th scope="col">{say('rates.column.code')}</th>
            <th scope="col">{say('rates.column.description')}</th>
            {hasOther && <th scope="col">{say('rates.column.other')}</th>}
            <th scope="col" className={styles.price}>
              {say('rates.column.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {byPrice(rates).map((rate) => (
            <tr key={`${rate.serviceCode} ${rate.serviceName} ${rate.description} ${rate.totalPrice}`}>
              <td>{rate.serviceName}</td>
              <td className="mono">{rate.serviceCode}</td>
              <td>{rate.description}</td>
              {hasOther && <td>{otherWords(rate)}</td>}
              <td className={styles.price}>{priceOf(rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`${styles.foot} muted small`}>
        {sayRich(footOf(rates), { age: <TimeAgo at={readAt} place="after-verb" /> })}
      </p>
    </>
  );
}
