import { formatUsd } from '../../../lib/format-usd.ts'
import { openApp } from '../../../lib/open-app.ts'
import { FactRow } from '../../../ui/fact-row.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Note } from '../../../ui/note.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import type { CardProps } from './agent-tool.ts'
import { cardCopy } from './card-copy.ts'
import { CardFrame } from './card-frame.tsx'

const ToSettings = () => (
  <TextButton onClick={() => openApp('settings')} className="text-caption">
    {cardCopy.openSettings}
  </TextButton>
)
const onOff = (isOn: boolean) => (isOn ? cardCopy.on : cardCopy.off)

/** Shown here, changed in Settings alone. */
export function SettingsCard({ answer: { settings } }: CardProps<'get_settings'>) {
  const { buyPresets } = settings
  return (
    <CardFrame title={cardCopy.settings} end={<ToSettings />}>
      <dl className="grid grid-cols-2 gap-x-8 @max-narrow/chat:grid-cols-1">
        <FactRow label={cardCopy.slippage('Swap')}>{settings.swapSlippage}%</FactRow>
        <FactRow label={cardCopy.slippage('Pump')}>{settings.pumpSlippage}%</FactRow>
        <FactRow label={cardCopy.slippage('LP')}>{settings.lpSlippage}%</FactRow>
        <FactRow label={cardCopy.slippage('Trenches')}>{settings.trenchesSlippage}%</FactRow>
        <FactRow label={cardCopy.safeMode}>{onOff(settings.safeMode)}</FactRow>
        <FactRow label={cardCopy.quickBuy}>{onOff(settings.showQuickBuy)}</FactRow>
        <FactRow label={cardCopy.presets}>
          {buyPresets.promptBuy} SOL, {buyPresets.ethereum} ETH, {buyPresets.hedera} HBAR
        </FactRow>
      </dl>
    </CardFrame>
  )
}

export function LimitsCard({ answer }: CardProps<'get_limits'>) {
  const { perTransactionUsd, rolling24hUsd, spent24hUsd, isPaused } = answer
  const spent = cardCopy.spent(formatUsd(spent24hUsd) ?? '', formatUsd(rolling24hUsd) ?? '')
  return (
    <CardFrame title={cardCopy.limits} end={<ToSettings />}>
      {isPaused && <Note className="mb-3">{cardCopy.paused}</Note>}
      <dl>
        <FactRow label={cardCopy.perTransaction}>{formatUsd(perTransactionUsd)}</FactRow>
        <FactRow label={cardCopy.in24h}>{spent}</FactRow>
      </dl>
      <Meter
        label={cardCopy.in24h}
        value={spent24hUsd}
        max={rolling24hUsd}
        valueText={spent}
        className="mt-1"
      />
    </CardFrame>
  )
}
