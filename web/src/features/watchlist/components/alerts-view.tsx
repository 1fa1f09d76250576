import { tokenKey } from '@windhover/core/prices/price-tick'
import type { AlertFiring, AlertView } from '@windhover/core/watchlist/contract'
import { sayFiring } from '@windhover/core/watchlist/say-alert'
import Bell from 'lucide-react/icons/bell'
import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { errorText } from '../../../lib/api/api-error.ts'
import { openToken } from '../../../lib/open-token.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Price } from '../../../money/price.tsx'
import { type ListedToken, shownSymbol } from '../../../money/token-rows/token-cell.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PanelBody } from '../../../ui/panel.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useAlerts } from '../api/alerts.ts'
import { alertCopy } from '../copy.ts'
import { usePrices } from '../use-prices.ts'
import { AlertRow, AlertTile, whenOf } from './alert-row.tsx'

type AlertsViewProps = { readonly onEdit: (token: ListedToken) => void }

/** Every alert by its token, and what was told last. */
export default function AlertsView({ onEdit }: AlertsViewProps) {
  const { data, error, isFetching, refetch } = useAlerts()
  if (data === undefined) {
    if (error === null) return <SkeletonRows rows={6} label={alertCopy.loading} className="px-5" />
    return (
      <ErrorState
        layout="block"
        message={errorText(error, alertCopy.failed)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  const { alerts, firings } = data
  if (alerts.length === 0 && firings.length === 0)
    return <EmptyState icon={<Bell size={24} />} title={alertCopy.none} hint={alertCopy.noneHint} />
  return (
    <PanelBody className="pt-3!">
      <AlertGroups alerts={alerts} onEdit={onEdit} />
      <Firings firings={firings} />
    </PanelBody>
  )
}

type AlertGroupsProps = AlertsViewProps & { readonly alerts: readonly AlertView[] }

function AlertGroups({ alerts, onEdit }: AlertGroupsProps) {
  const groups = [...Map.groupBy(alerts, ({ token }) => tokenKey(token.chain, token.address)).values()]
  const priceOf = usePrices(groups.flatMap(([first]) => first?.token ?? []))
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {groups.map((own) => {
        const token = own[0]?.token
        if (token === undefined) return null
        const symbol = shownSymbol(token)
        const nowUsd = priceOf(token)
        return (
          <section
            key={tokenKey(token.chain, token.address)}
            aria-label={alertCopy.list(symbol)}
            className="pb-4"
          >
            <div className="flex h-10 items-center gap-3">
              <TokenMark token={{ ...token, symbol }} size={22} badgeOn="surface" />
              <h3 className="min-w-0 truncate font-semibold">
                <button
                  type="button"
                  title={alertCopy.openNamed(symbol)}
                  className="hover:underline"
                  onClick={() => openToken(token)}
                >
                  {symbol}
                </button>
              </h3>
              <span className="num flex-none text-caption text-3">
                {alertCopy.now} <Price usd={nowUsd} />
              </span>
              <IconButton
                size={28}
                label={alertCopy.addFor(symbol)}
                icon={<Plus size={15} aria-hidden="true" />}
                className="ml-auto"
                aria-haspopup="dialog"
                onClick={() => onEdit(token)}
              />
            </div>
            <ul>
              {own.map((alert) => (
                <AlertRow
                  key={alert.id}
                  alert={alert}
                  nowUsd={nowUsd}
                  onRemove={() => box.current?.focus({ preventScroll: true })}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function Firings({ firings }: { readonly firings: readonly AlertFiring[] }) {
  return (
    <section aria-label={alertCopy.toldLast}>
      <h3 className="flex h-10 items-center font-semibold">{alertCopy.toldLast}</h3>
      {firings.length === 0 && <p className="text-3">{alertCopy.toldNothing}</p>}
      <ul>
        {firings.map((firing) => (
          <li key={firing.id} className="flex min-h-11 items-center gap-3 border-b border-line-subtle py-1">
            <AlertTile rule={firing.rule} />
            <button
              type="button"
              className="min-w-0 truncate text-left hover:underline"
              onClick={() => openToken(firing.token)}
            >
              {sayFiring(firing)}
            </button>
            <time dateTime={firing.firedAt} className="num ml-auto flex-none text-caption text-3">
              {whenOf(firing.firedAt)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}
