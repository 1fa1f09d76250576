import { type FormEvent, useId, useRef } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import type { TokenPlace } from '../../../lib/open-token.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Price } from '../../../money/price.tsx'
import { type ListedToken, shownSymbol } from '../../../money/token-rows/token-cell.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { PanelSheet } from '../../../ui/panel-sheet.tsx'
import { PHONE_QUERY, useMediaQuery } from '../../../ui/use-media-query.ts'
import { isAbout, useAlerts, usePreview } from '../api/alerts.ts'
import { useRecentPrices } from '../api/recent-prices.ts'
import { alertCopy, watchlistCopy } from '../copy.ts'
import { sayPreview } from '../say-preview.ts'
import { type AlertForm, useAlertForm } from '../use-alert-form.ts'
import { usePrices } from '../use-prices.ts'
import { AlertChart } from './alert-chart.tsx'
import { AlertFields } from './alert-fields.tsx'
import { AlertRow } from './alert-row.tsx'

export type AlertSheetProps = {
  readonly token: ListedToken
  readonly open: boolean
  readonly onClose: () => void
}

/** What somebody wants to be told of one token. The list above it stays readable. */
export default function AlertSheet({ token, open, onClose }: AlertSheetProps) {
  const formId = useId()
  const phone = useMediaQuery(PHONE_QUERY)
  const symbol = shownSymbol(token)
  const nowUsd = usePrices([token])(token)
  const form = useAlertForm(token, nowUsd)
  const close = () => {
    form.startOver()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <PanelSheet
      open={open}
      onOpenChange={(next) => !next && close()}
      title={alertCopy.title(symbol)}
      lead={
        <span className="mr-1">
          <TokenMark token={{ ...token, symbol }} size={22} badgeOn="popover" />
        </span>
      }
      context={
        nowUsd !== null && (
          <>
            {alertCopy.now} <Price usd={nowUsd} />
          </>
        )
      }
      foot={
        <>
          <Told token={token} form={form} />
          <Button className="max-md:h-11 max-md:flex-1" onClick={close}>
            {alertCopy.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            className="max-md:h-11 max-md:flex-1"
            loading={form.isBusy}
            disabled={form.rule === null}
          >
            {alertCopy.add}
          </Button>
        </>
      }
    >
      <TokenAlerts token={token} nowUsd={nowUsd} />
      <h4 className="pt-3.5 pb-2.5 font-semibold">{alertCopy.newAlert}</h4>
      <form
        id={formId}
        onSubmit={submit}
        className="grid min-h-30 grid-cols-[minmax(0,1fr)_auto] items-start gap-6 @max-[640px]/panel:grid-cols-1"
      >
        <AlertFields form={form} />
        {form.draft.kind === 'price' && nowUsd !== null && !phone && (
          <div className="@max-[640px]/panel:hidden">
            <LateChart token={token} nowUsd={nowUsd} form={form} />
          </div>
        )}
        {/* Enter in a field sends a form of several only where it has a button of its own. */}
        <input type="submit" hidden />
      </form>
    </PanelSheet>
  )
}

type PricedToken = { readonly token: ListedToken; readonly nowUsd: number | null }

function TokenAlerts({ token, nowUsd }: PricedToken) {
  const alerts = (useAlerts().data?.alerts ?? []).filter((alert) => isAbout(alert, token))
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} tabIndex={-1} aria-label={alertCopy.list(shownSymbol(token))} className="outline-none">
      {alerts.map((alert) => (
        <AlertRow
          key={alert.id}
          alert={alert}
          nowUsd={nowUsd}
          onRemove={() => list.current?.focus({ preventScroll: true })}
        />
      ))}
    </ul>
  )
}

type LateChartProps = { readonly token: ListedToken; readonly nowUsd: number; readonly form: AlertForm }

function LateChart({ token, nowUsd, form }: LateChartProps) {
  const candles = useRecentPrices(token)
  if (candles === undefined || candles.length === 0) return null
  return (
    <AlertChart
      symbol={shownSymbol(token)}
      candles={candles}
      nowUsd={nowUsd}
      lineUsd={form.lineUsd}
      onMove={form.moveLine}
    />
  )
}

/** What is wrong with it, else how often it would have been told. */
function Told({ token, form }: { readonly token: TokenPlace; readonly form: AlertForm }) {
  const times = usePreview(token, form.rule)
  const wrong = form.error === null ? problemText(form) : errorText(form.error, watchlistCopy.changeFailed)
  return (
    <span
      role="status"
      className={cx('mr-auto text-caption max-md:w-full', wrong === null ? 'text-3' : 'text-down')}
    >
      {wrong ?? (times && sayPreview(times))}
    </span>
  )
}

function problemText({ problem, draft }: AlertForm): string | null {
  switch (problem) {
    case null:
      return null
    case 'no-price':
      return alertCopy.noPrice
    case 'no-value':
      return alertCopy.noValue
    case 'already-past':
      return alertCopy.alreadyPast[draft.side]
  }
}
