import { cardCopy } from '../../../money/cards/card-copy.ts'
import { ChangeText } from '../../../money/cards/change-text.tsx'
import type { CardProps } from '../../../money/cards/define-tool-cards.ts'
import { compactCount, compactUsd } from '../../../money/cards/format-card.ts'
import { toolCardCopy } from './copy.ts'
import { figureColumn, nameColumn, TableCard } from './table-card.tsx'

export function ChainTvlCard({ answer: { chains } }: CardProps<'get_chain_tvl'>) {
  return (
    <TableCard
      title={toolCardCopy.locked}
      columns={[nameColumn(toolCardCopy.chain), figureColumn(toolCardCopy.locked)]}
      rows={chains.map((chain) => ({ id: chain.name, cells: [chain.name, compactUsd(chain.tvlUsd)] }))}
    />
  )
}

export function ProtocolTvlCard({ answer: { protocols } }: CardProps<'get_protocol_tvl'>) {
  return (
    <TableCard
      title={toolCardCopy.locked}
      columns={[
        nameColumn(toolCardCopy.protocol),
        nameColumn(toolCardCopy.category),
        figureColumn(toolCardCopy.locked),
        figureColumn('1d'),
        figureColumn('7d'),
      ]}
      rows={protocols.map((each) => ({
        id: each.name,
        cells: [
          each.name,
          each.category ?? cardCopy.unknown,
          compactUsd(each.tvlUsd),
          <ChangeText key="1d" value={each.change1dPct} />,
          <ChangeText key="7d" value={each.change7dPct} />,
        ],
      }))}
    />
  )
}

export function YieldsCard({ answer: { pools } }: CardProps<'find_yields'>) {
  return (
    <TableCard
      title={toolCardCopy.yields}
      columns={[
        nameColumn(toolCardCopy.pool),
        nameColumn(toolCardCopy.chain),
        figureColumn(toolCardCopy.locked),
        figureColumn(toolCardCopy.apy),
      ]}
      rows={pools.map((each, index) => ({
        id: `${each.project}:${each.symbol}:${index}`,
        cells: [
          `${each.symbol} · ${each.project}`,
          each.chain,
          compactUsd(each.tvlUsd),
          `${each.apyPct.toFixed(2)}%`,
        ],
      }))}
    />
  )
}

export function TopDappsCard({ answer: { dapps } }: CardProps<'get_top_dapps'>) {
  return (
    <TableCard
      title={toolCardCopy.dapps}
      columns={[
        nameColumn(toolCardCopy.application),
        nameColumn(toolCardCopy.category),
        figureColumn(toolCardCopy.users),
        figureColumn(toolCardCopy.volume),
      ]}
      rows={dapps.map((each) => ({
        id: each.name,
        cells: [
          each.name,
          each.category ?? cardCopy.unknown,
          compactCount(each.users24h),
          compactUsd(each.volume24hUsd),
        ],
      }))}
    />
  )
}
