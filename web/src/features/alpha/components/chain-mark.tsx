import { chainOfSlug } from '@windhover/core/alpha/chain-slugs'
import Globe from 'lucide-react/icons/globe'
import { ChainLogo } from '../../../ui/chain-logo.tsx'
import { TokenLogo } from '../../../ui/token-logo.tsx'

/** The mark of a network by its slug; all of them are the globe. */
export function ChainMark({ slug }: { readonly slug: string | null }) {
  if (slug === null) return <Globe size={16} aria-hidden="true" className="flex-none text-3" />
  const chain = chainOfSlug(slug)
  return chain === null ? <TokenLogo symbol={slug} size={16} /> : <ChainLogo chain={chain} size={16} />
}
