import Zap from 'lucide-react/icons/zap'
import { openSetting } from '../../lib/open-setting.ts'
import { Segment } from '../../ui/segment.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { tokenRowsCopy } from './copy.ts'
import type { QuickBuy } from './use-quick-buy.ts'

const UNIT = 'SOL'

/** How much a Buy of the list begins with: joined amounts, the unit once. */
export function QuickBuyControl({ quickBuy }: { readonly quickBuy: QuickBuy }) {
  const { isOffered, amounts, chosen, choose } = quickBuy
  if (!isOffered) return null
  return (
    <span className="flex flex-none items-center gap-2 text-caption text-3">
      <Zap size={13} aria-hidden="true" />
      <span>{tokenRowsCopy.quickBuy}</span>
      {amounts.length === 0 ? (
        <TextButton onClick={() => openSetting(tokenRowsCopy.presets)}>{tokenRowsCopy.editPreset}</TextButton>
      ) : (
        <>
          <Segment
            size="sm"
            label={tokenRowsCopy.quickBuyAmount(UNIT)}
            value={chosen}
            onValueChange={choose}
            options={amounts.map((value) => ({ value, label: value }))}
          />
          {UNIT}
        </>
      )}
    </span>
  )
}
