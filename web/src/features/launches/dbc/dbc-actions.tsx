import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import MessageCircle from 'lucide-react/icons/message-circle'
import { askTokenAnalysis } from '../../../lib/ask-token-stats.ts'
import { type ListedToken, shownSymbol } from '../../../money/token-rows/token-cell.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useCopy } from '../../../ui/use-copy.ts'
import { dbcCopy } from '../copy.ts'

const COPIED_MS = 2_000

/** Ask about the token (R3-026), copy its address (R3-027). */
export function DbcActions({ token }: { readonly token: ListedToken }) {
  const symbol = shownSymbol(token)
  const { copied, copy } = useCopy({
    value: token.address,
    onCopied: () => toast.success({ title: dbcCopy.copied, durationMs: COPIED_MS }),
    onFailed: () => toast.error({ title: dbcCopy.copyFailed }),
  })
  return (
    <span className="inline-flex max-md:-ml-3">
      <IconButton
        size={24}
        label={dbcCopy.ask(symbol)}
        icon={<MessageCircle size={14} aria-hidden="true" />}
        className="max-md:size-11"
        onClick={() => askTokenAnalysis(token)}
      />
      <IconButton
        size={24}
        label={dbcCopy.copyAddress(symbol)}
        icon={copied ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
        className="max-md:size-11"
        onClick={() => void copy()}
      />
    </span>
  )
}
