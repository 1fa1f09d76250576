import type { TradeMode } from '@windhover/core/swaps/trade-form'
import type { VaultView } from '@windhover/core/vaults/contract'
import Coins from 'lucide-react/icons/coins'
import { useMemo, useRef } from 'react'
import { type HiddenList, useHiddenTokens } from '../../../lib/hidden-tokens.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { layOut } from '../../../ui/row-window.ts'
import { Table, TableBody, TableGap, TableHead, Th } from '../../../ui/table.tsx'
import { useRowWindow } from '../../../ui/use-row-window.ts'
import { tokenCopy } from '../copy.ts'
import { splitHidden, type TokenRow } from '../token-rows.ts'
import { HiddenFoot } from './hidden-foot.tsx'
import { type TokenColumns, WIDE_ONLY } from './token-columns.ts'
import { TokenTableRow } from './token-table-row.tsx'

const ROW_PX = 56

type TokenTableProps = {
  readonly label: string
  readonly vault: VaultView
  readonly hiddenList: HiddenList
  readonly columns: TokenColumns
  readonly rows: readonly TokenRow[]
  /** Off where buying and selling needs something the vault does not have. */
  readonly canTrade: boolean
  readonly onTrade: (token: string, mode: TradeMode) => void
  readonly onSend: (token: string) => void
  /** R2-021: only the row of the coin has it. */
  readonly onWrap?: () => void
}

/** Draws only what is near the screen: a vault may hold a thousand tokens that nobody asked for, and prices move. */
export function TokenTable(props: TokenTableProps) {
  const { label, vault, hiddenList, columns, rows, canTrade, onTrade, onSend, onWrap } = props
  const { hidden, setHidden } = useHiddenTokens(hiddenList, vault.tokenId)
  const parts = splitHidden(rows, hidden)
  const body = useRef<HTMLTableSectionElement>(null)
  const count = parts.shown.length
  const layout = useMemo(() => layOut(Array<number>(count).fill(ROW_PX)), [count])
  const { from, to } = useRowWindow(body, layout)
  const totalUsd = rows.reduce((sum, { valueUsd }) => sum + (valueUsd ?? 0), 0)
  if (rows.length === 0) return <EmptyState icon={<Coins size={24} />} title={tokenCopy.empty} />
  return (
    <>
      {count === 0 ? (
        <EmptyState icon={<Coins size={24} />} title={tokenCopy.allHidden} />
      ) : (
        <Table label={label} aria-rowcount={count + 1} className="table-fixed">
          <TableHead>
            <Th>{tokenCopy.columns.token}</Th>
            {columns === 'market' && (
              <>
                <Th align="end" className={`w-20 ${WIDE_ONLY}`}>
                  {tokenCopy.columns.mcap}
                </Th>
                <Th align="end" className={`w-20 ${WIDE_ONLY}`}>
                  {tokenCopy.columns.change}
                </Th>
              </>
            )}
            {columns === 'price' && (
              <Th align="end" className={`w-24 ${WIDE_ONLY}`}>
                {tokenCopy.columns.price}
              </Th>
            )}
            <Th align="end" className="w-26 max-md:w-19 @max-narrow/panel:w-20">
              {tokenCopy.columns.value}
            </Th>
            <Th align="end" className="w-42 max-md:w-33 @max-narrow/panel:md:w-28">
              {tokenCopy.columns.actions}
            </Th>
          </TableHead>
          <TableBody ref={body}>
            <TableGap px={from * ROW_PX} />
            {parts.shown.slice(from, to).map((row, offset) => (
              <TokenTableRow
                key={row.id}
                place={from + offset + 1}
                row={row}
                columns={columns}
                totalUsd={totalUsd}
                canTrade={canTrade}
                onTrade={(mode) => onTrade(row.token, mode)}
                onSend={() => onSend(row.token)}
                onHide={() => setHidden(row.id, true)}
                {...(onWrap && row.token === 'native' ? { onWrap } : {})}
              />
            ))}
            <TableGap px={(count - to) * ROW_PX} />
          </TableBody>
        </Table>
      )}
      <HiddenFoot rows={parts.hidden} onShow={(row) => setHidden(row.id, false)} />
    </>
  )
}
