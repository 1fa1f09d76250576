import { formatUsd } from '../../../lib/format-usd.ts'
import { openApp } from '../../../lib/open-app.ts'
import { CardFrame } from '../../../money/cards/card-frame.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { FactRow } from '../../../ui/fact-row.tsx'
import { Meter } from '../../../ui/meter.tsx'
import { Note } from '../../../ui/note.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { toolCardCopy } from './copy.ts'

const ToSettings = () => (
  <TextButton onClick={() => openApp('settings')} className="text-caption">
    {toolCardCopy.openSettings}
  </TextButton>
)
const onOff = (isOn: boolean) => (isOn ? toolCardCopy.on : toolCardCopy.off)

/** Shown here, changed in Settings alone. */
export function SettingsCard({ answer: { settings } }: CardProps<'get_settings'>) {
  const { buyPresets } = settings
  return (
    <CardFrame title={toolCardCopy.settings} end={<ToSettings />}>
      <dl className="grid grid-cols-2 gap-x-8 @max-narrow/chat:grid-cols-1">
        <FactRow label={toolCardCopy.slippage('Swap')}>{settings.swapSlippage}%</FactRow>
        <FactRow label={toolCardCopy.slippage('Pump')}>{settings.pumpSlippage}%</FactRow>
        <FactRow label={toolCardCopy.slippage('LP')}>{settings.lpSlippage}%</FactRow>
        <FactRow label={toolCardCopy.slippage('Trenches')}>{settings.trenchesSlippage}%</FactRow>
        <FactRow label={toolCardCopy.safeMode}>{onOff(settings.safeMode)}</FactRow>
        <FactRow label={toolCardCopy.quickBuy}>{onOff(settings.showQuickBuy)}</FactRow>
        <FactRow label={toolCardCopy.presets}>
          {buyPresets.promptBuy} SOL, {buyPresets.ethereum} ETH, {buyPresets.hedera} HBAR
        </FactRow>
      </dl>
    </CardFrame>
  )
}

export function LimitsCard({ answer }: CardProps<'get_limits'>) {
  const { perTransactionUsd, rolling24hUsd, spent24hUsd, isPaused } = answer
  const spent = toolCardCopy.spent(formatUsd(spent24hUsd) ?? '', formatUsd(rolling24hUsd) ?? '')
  return (
    <CardFrame title={toolCardCopy.limits} end={<ToSettings />}>
      {isPaused && <Note className="mb-3">{toolCardCopy.paused}</Note>}
      <dl>
        <FactRow label={toolCardCopy.perTransaction}>{formatUsd(perTransactionUsd)}</FactRow>
        <FactRow label={toolCardCopy.in24h}>{spent}</FactRow>
      </dl>
      <Meter
        label={toolCardCopy.in24h}
        value={spent24hUsd}
        max={rolling24hUsd}
        valueText={spent}
        className="mt-1"
      />
    </CardFrame>
  )
}
