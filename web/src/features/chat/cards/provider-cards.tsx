import { formatAgo } from '../../../lib/format-when.ts'
import { shortenAddress } from '../../../ui/shorten-address.ts'
import type { CardProps } from './agent-tool.ts'
import { cardCopy } from './card-copy.ts'
import { CardFrame, Nothing } from './card-frame.tsx'
import { ChangeText } from './change-text.tsx'
import { compactCount, compactUsd, type FigureUnit, formatFigure } from './format-card.ts'
import { OutsideText } from './outside-text.tsx'
import { type Column, type RowOf, RowTable } from './row-table.tsx'
import { Stats } from './stats.tsx'

const name = (text: string): Column => ({ name: text })
const figure = (text: string): Column => ({ name: text, isNumber: true })

type TableCardProps = {
  readonly title: string
  readonly columns: readonly Column[]
  readonly rows: readonly RowOf[]
}

function TableCard({ title, columns, rows }: TableCardProps) {
  return (
    <CardFrame title={title} padded={false}>
      {rows.length === 0 ? (
        <Nothing>{cardCopy.noResults}</Nothing>
      ) : (
        <RowTable label={title} columns={columns} rows={rows} />
      )}
    </CardFrame>
  )
}

type Figures = readonly { readonly label: string; readonly value: number | null; readonly unit: FigureUnit }[]

function FigureCard({ title, figures }: { readonly title: string; readonly figures: Figures }) {
  return (
    <CardFrame title={title}>
      <Stats stats={figures.map(({ label, value, unit }) => ({ label, value: formatFigure(value, unit) }))} />
    </CardFrame>
  )
}

export function SocialPulseCard({ answer }: CardProps<'get_social_pulse'>) {
  return <FigureCard title={`${answer.name} (${answer.symbol})`} figures={answer.figures} />
}

export function SocialTrendsCard({ answer: { coins } }: CardProps<'get_social_trends'>) {
  const labels = coins[0]?.figures.map(({ label }) => label).slice(0, 3) ?? []
  return (
    <TableCard
      title={cardCopy.socialTrends}
      columns={[name(cardCopy.coin), ...labels.map(figure)]}
      rows={coins.map(({ symbol, name: coin, figures }) => ({
        id: symbol,
        cells: [
          `${symbol} ${coin}`,
          ...labels.map((label) => {
            const found = figures.find((each) => each.label === label)
            return found === undefined ? cardCopy.unknown : formatFigure(found.value, found.unit)
          }),
        ],
      }))}
    />
  )
}

export function ChainTvlCard({ answer: { chains } }: CardProps<'get_chain_tvl'>) {
  return (
    <TableCard
      title={cardCopy.locked}
      columns={[name(cardCopy.chain), figure(cardCopy.locked)]}
      rows={chains.map((chain) => ({ id: chain.name, cells: [chain.name, compactUsd(chain.tvlUsd)] }))}
    />
  )
}

export function ProtocolTvlCard({ answer: { protocols } }: CardProps<'get_protocol_tvl'>) {
  return (
    <TableCard
      title={cardCopy.locked}
      columns={[
        name(cardCopy.protocol),
        name(cardCopy.category),
        figure(cardCopy.locked),
        figure('1d'),
        figure('7d'),
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
      title={cardCopy.yields}
      columns={[name(cardCopy.pool), name(cardCopy.chain), figure(cardCopy.locked), figure(cardCopy.apy)]}
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

export function BitcoinAddressCard({ answer }: CardProps<'get_bitcoin_address'>) {
  return (
    <CardFrame
      title={shortenAddress(answer.address)}
      end={`${cardCopy.inscriptions}: ${compactCount(answer.inscriptionCount)}`}
      padded={false}
    >
      {answer.runes.length === 0 ? (
        <Nothing>{cardCopy.noResults}</Nothing>
      ) : (
        <RowTable
          label={answer.address}
          columns={[name(cardCopy.rune), figure(cardCopy.balance)]}
          rows={answer.runes.map((rune) => ({ id: rune.name, cells: [rune.name, rune.balance] }))}
        />
      )}
    </CardFrame>
  )
}

export function RuneCard({ answer }: CardProps<'get_rune'>) {
  return (
    <FigureCard
      title={answer.symbol === null ? answer.name : `${answer.name} ${answer.symbol}`}
      figures={answer.figures}
    />
  )
}

export function InscriptionsCard({ answer: { inscriptions } }: CardProps<'get_inscriptions'>) {
  return (
    <TableCard
      title={cardCopy.inscriptions}
      columns={[name(cardCopy.number), name(cardCopy.kind), figure(cardCopy.when)]}
      rows={inscriptions.map((each) => ({
        id: each.id,
        cells: [
          each.number.toLocaleString('en-US'),
          each.contentType,
          each.inscribedAt === null ? cardCopy.unknown : formatAgo(each.inscribedAt),
        ],
      }))}
    />
  )
}

export function TopDappsCard({ answer: { dapps } }: CardProps<'get_top_dapps'>) {
  return (
    <TableCard
      title={cardCopy.dapps}
      columns={[
        name(cardCopy.application),
        name(cardCopy.category),
        figure(cardCopy.users),
        figure(cardCopy.volume),
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

export function AssetProfileCard({ answer }: CardProps<'get_asset_profile'>) {
  return (
    <CardFrame title={`${answer.name} (${answer.symbol})`} end={answer.sector ?? undefined}>
      {answer.tagline !== null && <OutsideText text={answer.tagline} className="font-medium" />}
      <OutsideText text={answer.overview ?? cardCopy.noResults} className="mt-1 whitespace-pre-line text-2" />
    </CardFrame>
  )
}

export function AssetMetricsCard({ answer }: CardProps<'get_asset_metrics'>) {
  return <FigureCard title={`${answer.name} (${answer.symbol})`} figures={answer.figures} />
}
