import { cleanText } from '@windhover/core/text/clean-text'
import type { IntentView, PreviewView } from '@windhover/core/transactions/contract'

const SYMBOL_CHARS_MAX = 32

/** Whoever makes a token chooses its symbol: characters that nobody sees are removed before an agent or a card has it. */
function clean<Named extends { readonly symbol: string | null }>(all: readonly Named[]): Named[] {
  return all.map((each) =>
    each.symbol === null ? each : { ...each, symbol: cleanText(each.symbol, SYMBOL_CHARS_MAX) },
  )
}

export function cleanPreview(preview: PreviewView): PreviewView {
  if (!preview.succeeds) return preview
  return { ...preview, changes: clean(preview.changes), fees: clean(preview.fees) }
}

export function cleanIntentView(view: IntentView): IntentView {
  const { receipt } = view
  if (receipt === null) return view
  const { quoted, executed, fees } = receipt
  return {
    ...view,
    receipt: { ...receipt, quoted: clean(quoted), executed: clean(executed), fees: clean(fees) },
  }
}
