import type { AlertView } from '@windhover/core/watchlist/contract'
import { sayRepeat, sayRule } from '@windhover/core/watchlist/say-alert'
import { errorText } from '../../../lib/api/api-error.ts'
import { CardFrame, Nothing } from '../../../money/cards/card-frame.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { RowTable } from '../../../money/cards/row-table.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useAddAlert, useRemoveAlert } from '../api/alerts.ts'
import { alertCopy } from '../copy.ts'
import { toolCardCopy } from './copy.ts'
import { OfferedChange, ToWatchlist } from './offered-change.tsx'
import { TokenLink } from './watchlist-cards.tsx'

export function NewAlertCard({ answer: { token, rule, repeat, alertId } }: CardProps<'set_alert'>) {
  const add = useAddAlert()
  const tell = (error: unknown) => void toast.error({ title: errorText(error, toolCardCopy.failed) })
  return (
    <OfferedChange
      title={toolCardCopy.alert}
      isDone={alertId !== null || add.isSuccess}
      done={toolCardCopy.isSet}
      act={toolCardCopy.add}
      isPending={add.isPending}
      onAct={() => add.mutate({ token, rule, repeat }, { onError: tell })}
    >
      <TokenLink token={token} /> <span className="num">{sayRule(rule)}</span>
      <span className="text-3">, {sayRepeat(repeat)}</span>
    </OfferedChange>
  )
}

const COLUMNS = [
  { name: toolCardCopy.token },
  { name: toolCardCopy.waitsFor },
  { name: toolCardCopy.state, isNumber: true },
]

export function AlertsCard({ answer: { alerts } }: CardProps<'list_alerts'>) {
  return (
    <CardFrame title={toolCardCopy.alerts} end={<ToWatchlist />} padded={false}>
      {alerts.length === 0 ? (
        <Nothing>{toolCardCopy.noAlerts}</Nothing>
      ) : (
        <RowTable
          label={toolCardCopy.alerts}
          fitsPhone
          columns={COLUMNS}
          rows={alerts.map(({ id, token, rule, isOn }) => ({
            id,
            cells: [
              <TokenLink key="token" token={token} />,
              <Sentence key="rule" words={sayRule(rule)} />,
              isOn ? toolCardCopy.on : toolCardCopy.off,
            ],
          }))}
        />
      )}
    </CardFrame>
  )
}

/** Our own words: they may take a second line. */
const Sentence = ({ words }: { readonly words: string }) => <span className="whitespace-normal">{words}</span>

/** One that is gone, or those that may be meant, each with a button. */
export function RemovedAlertCard({ answer: { alerts, isDone } }: CardProps<'remove_alert'>) {
  if (alerts.length === 0)
    return (
      <CardFrame title={toolCardCopy.removal} end={<ToWatchlist />} padded={false}>
        <Nothing>{toolCardCopy.noSuchAlert}</Nothing>
      </CardFrame>
    )
  return (
    <CardFrame title={toolCardCopy.removal} end={<ToWatchlist />} padded={false}>
      <RowTable
        label={toolCardCopy.removal}
        fitsPhone
        columns={COLUMNS}
        rows={alerts.map((alert) => ({
          id: alert.id,
          cells: [
            <TokenLink key="token" token={alert.token} />,
            <Sentence key="rule" words={sayRule(alert.rule)} />,
            isDone ? toolCardCopy.isGone : <RemoveAlert key="remove" alert={alert} />,
          ],
        }))}
      />
    </CardFrame>
  )
}

function RemoveAlert({ alert }: { readonly alert: AlertView }) {
  const remove = useRemoveAlert()
  if (remove.isSuccess) return toolCardCopy.isGone
  return (
    <Button
      size={28}
      aria-label={alertCopy.delete(sayRule(alert.rule))}
      loading={remove.isPending}
      onClick={() => remove.mutate(alert.id)}
    >
      {toolCardCopy.remove}
    </Button>
  )
}
