import { explorerNameOf, explorerTokenUrl } from '@windhover/core/chains/all-chains'
import type { MemejobToken } from '@windhover/core/discovery/contract'
import { hederaTokenOf } from '@windhover/core/discovery/hedera-token'
import { cleanText } from '@windhover/core/text/clean-text'
import ChartLine from 'lucide-react/icons/chart-line'
import ExternalLink from 'lucide-react/icons/external-link'
import { openToken } from '../../../lib/open-token.ts'
import { useWorkspace } from '../../../lib/workspace.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { chartToken } from '../../../money/token-rows/row-actions.tsx'
import { type ListedToken, shownSymbol } from '../../../money/token-rows/token-cell.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Td } from '../../../ui/table.tsx'
import { launchCopy, memejobCopy } from '../copy.ts'
import { OutsideLink } from '../parts/social-links.tsx'

/** What the token is called, and the ways to it: its page, its chart, the explorer of its network (D8). */
export function MemejobCell({ token }: { readonly token: MemejobToken }) {
  const symbol = shownSymbol({ symbol: token.ticker })
  const name = cleanText(token.name)
  const address = hederaTokenOf(token)
  return (
    <Td className="max-w-0">
      <div className="flex min-w-0 items-center gap-3 max-md:gap-2">
        <TokenMark
          token={{ chain: 'hedera', address: address ?? token.id, symbol, logoURI: token.logo.url }}
        />
        <div className="min-w-0 flex-1">
          {address === null ? (
            <span className="block truncate font-semibold">
              <bdi>{symbol}</bdi>
            </span>
          ) : (
            <button
              type="button"
              onClick={() => openToken({ chain: 'hedera', address })}
              className="block max-w-full truncate font-semibold after:absolute after:inset-0"
            >
              <bdi>{symbol}</bdi>
            </button>
          )}
          <span title={name} className="block truncate text-caption text-3">
            <bdi>{name}</bdi>
          </span>
        </div>
        {address !== null && <Ways token={{ chain: 'hedera', address, symbol, name }} />}
      </div>
    </Td>
  )
}

function Ways({ token }: { readonly token: ListedToken }) {
  const explorers = useWorkspace()?.explorers
  const href = explorers && explorerTokenUrl(explorers, token)
  return (
    <span className="relative flex flex-none">
      <IconButton
        size={28}
        label={launchCopy.chart(token.symbol)}
        icon={<ChartLine size={15} aria-hidden="true" />}
        className="max-md:hidden"
        onClick={() => chartToken(token)}
      />
      {href !== undefined && (
        <OutsideLink
          href={href}
          label={memejobCopy.explorer(explorerNameOf(token.chain, href), token.symbol)}
          icon={<ExternalLink size={14} aria-hidden="true" />}
        />
      )}
    </span>
  )
}
