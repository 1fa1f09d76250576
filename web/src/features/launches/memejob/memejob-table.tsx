import type { MemejobToken } from '@windhover/core/discovery/contract'
import Coins from 'lucide-react/icons/coins'
import { compactUsd } from '../../../lib/format-compact.ts'
import { Price } from '../../../money/price.tsx'
import { shownSymbol } from '../../../money/token-rows/token-cell.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { type SortDirection, Table, TableBody, TableHead, TableRow, Td, Th } from '../../../ui/table.tsx'
import { memejobCopy } from '../copy.ts'
import { SocialLinks } from '../parts/social-links.tsx'
import { MemejobCell } from './memejob-cell.tsx'
import { type MemejobSort, turnSort } from './memejob-sort.ts'

type MemejobTableProps = {
  readonly tokens: readonly MemejobToken[]
  readonly sort: MemejobSort
  readonly onSort: (sort: MemejobSort) => void
}

export function MemejobTable({ tokens, sort, onSort }: MemejobTableProps) {
  if (tokens.length === 0) return <EmptyState icon={<Coins size={24} />} title={memejobCopy.empty} />
  const { columns } = memejobCopy
  const head = (by: 'price' | 'market_cap') => ({
    sort: directionOf(sort, by),
    onSort: () => onSort(turnSort(sort, by)),
  })
  return (
    <Table label={memejobCopy.list} className="table-fixed">
      <TableHead>
        <Th>{columns.token}</Th>
        <Th align="end" className="w-24 max-md:w-23 @max-narrow/panel:w-22" {...head('price')}>
          {columns.price}
        </Th>
        <Th align="end" className="w-26 max-md:w-19 @max-narrow/panel:w-19" {...head('market_cap')}>
          {columns.marketCap}
        </Th>
        <Th align="end" className="w-42 max-md:w-19 @max-narrow/panel:w-19">
          {columns.socials}
        </Th>
      </TableHead>
      <TableBody>
        {tokens.map((token) => (
          <TableRow key={token.id} className="relative">
            <MemejobCell token={token} />
            <Td align="end" className="overflow-hidden text-ellipsis">
              <Price usd={token.priceInUsd} />
            </Td>
            <Td align="end" className="overflow-hidden text-ellipsis">
              {compactUsd(token.marketCapInUsd)}
            </Td>
            <Td align="end" className="whitespace-normal!">
              <span className="relative block">
                <SocialLinks links={token.socials} symbol={shownSymbol({ symbol: token.ticker })} />
              </span>
            </Td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function directionOf(sort: MemejobSort, by: MemejobSort['by']): SortDirection {
  if (sort.by !== by) return 'none'
  return sort.direction === 'asc' ? 'ascending' : 'descending'
}
