import { CHAINS } from '@windhover/core/chains/all-chains'
import type { TokenView } from '@windhover/core/tokens/contract'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { askAgent } from '../../../lib/ask-agent.ts'
import { CardFrame } from '../../../money/cards/card-frame.tsx'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { Price } from '../../../money/price.tsx'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useThread } from '../thread/thread-context.ts'
import { askCopy } from './ask-copy.ts'

type AskWhichProps = { readonly question: string; readonly options: readonly TokenView[] }

/** The person says which by its address; what is sent are the person's own words. */
export function AskWhich({ question, options }: AskWhichProps) {
  const { mayAsk } = useThread()
  return (
    <CardFrame title={question || askCopy.pick} padded={false}>
      <ul>
        {options.map((token) => (
          <li key={`${token.chain}:${token.address}`} className="border-b border-line-subtle last:border-b-0">
            <button
              type="button"
              aria-disabled={!mayAsk || undefined}
              onClick={() => mayAsk && askAgent(askCopy.pickNamed(token.symbol, token.address))}
              className="flex min-h-13 w-full items-center gap-3 px-4 py-1.5 text-left hover-step -outline-offset-2 enabled-hover:bg-hover"
            >
              <TokenMark token={token} size={32} badgeOn="raised" />
              <span className="min-w-0 flex-1">
                <span className="flex items-center gap-1.5">
                  <span className="font-semibold">{token.symbol}</span>
                  {token.isVerified && (
                    <>
                      <ShieldCheck size={14} aria-hidden="true" className="text-up" />
                      <VisuallyHidden>{askCopy.verified}</VisuallyHidden>
                    </>
                  )}
                  <span className="truncate text-3">{token.name}</span>
                </span>
                <span className="flex gap-2 text-caption text-3">
                  {CHAINS[token.chain].name}
                  <span className="mono">{shortenAddress(token.address)}</span>
                </span>
              </span>
              <Price usd={token.isVerified ? token.priceUsd : null} className="num font-medium" />
            </button>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}
