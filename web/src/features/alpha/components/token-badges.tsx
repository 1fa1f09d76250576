import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import { toast } from '../../../ui/toast.tsx'
import { useCopy } from '../../../ui/use-copy.ts'
import { alphaCopy } from '../copy.ts'
import { ChainMark } from './chain-mark.tsx'

/** R1-087: one badge per chain. */
export function TokenBadges({ tokens }: { readonly tokens: Readonly<Record<string, string>> }) {
  const entries = Object.entries(tokens)
  if (entries.length === 0) return null
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {entries.map(([chain, address]) => (
        <TokenBadge key={chain} chain={chain} address={address} />
      ))}
    </div>
  )
}

/** R1-088 */
function TokenBadge({ chain, address }: { readonly chain: string; readonly address: string }) {
  const { copied, copy } = useCopy({
    value: address,
    onCopied: () => toast.success({ title: alphaCopy.addressCopied }),
    onFailed: () => toast.error({ title: alphaCopy.copyFailed }),
  })
  return (
    <button
      type="button"
      aria-label={alphaCopy.copyAddress(chain, address)}
      title={address}
      onClick={copy}
      className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-full border pr-2.5 pl-1.5 text-caption hover-step hover:bg-hover max-md:h-8"
    >
      <ChainMark slug={chain} />
      <span className="truncate font-medium">{chain}</span>
      <span className="mono flex-none text-3">{shortenAddress(address, { head: 4, tail: 4 })}</span>
      {copied ? (
        <Check size={13} aria-hidden="true" className="flex-none text-up" />
      ) : (
        <Copy size={13} aria-hidden="true" className="flex-none text-3" />
      )}
    </button>
  )
}
