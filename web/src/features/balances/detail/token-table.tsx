import type { TradeMode } from '@windhover/core/swaps/trade-form'
import type { VaultView } from '@windhover/core/vaults/contract'
import Coins from 'lucide-react/icons/coins'
import { type HiddenList, useHiddenTokens } from '../../../lib/hidden-tokens.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Table, TableBody, TableHead, Th } from '../../../ui/table.tsx'
import { tokenCopy } from '../copy.ts'
import { splitHidden, type TokenRow } from '../token-rows.ts'
import { HiddenFoot } from './hidden-foot.tsx'
import { type TokenColumns, WIDE_ONLY } from './token-columns.ts'
import { TokenTableRow } from './token-table-row.tsx'

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
  /** Only the SOL row has it. */
  readonly onWrap?: () => void
}

export function TokenTable(props: TokenTableProps) {
  const { label, vault, hiddenList, columns, rows, canTrade, onTrade, onSend, onWrap } = props
  const { hidden, setHidden } = useHiddenTokens(hiddenList, vault.tokenId)
  const parts = splitHidden(rows, hidden)
  const totalUsd = rows.reduce((sum, { valueUsd }) => sum + (valueUsd ?? 0), 0)
  if (rows.length === 0) return <EmptyState icon={<Coins size={24} />} title={tokenCopy.empty} />
  return (
    <>
      {parts.shown.length === 0 ? (
        <EmptyState icon={<Coins size={24} />} title={tokenCopy.allHidden} />
      ) : (
        <Table label={label} className="table-fixed">
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
              <Th align="end" className="w-24 max-md:w-20 @max-narrow/panel:w-20">
                {tokenCopy.columns.price}
              </Th>
            )}
            <Th align="end" className="w-26 max-md:w-20 @max-narrow/panel:w-20">
              {tokenCopy.columns.value}
            </Th>
            <Th align="end" className="w-34 max-md:w-28 @max-narrow/panel:w-28">
              {tokenCopy.columns.actions}
            </Th>
          </TableHead>
          <TableBody>
            {parts.shown.map((row) => (
              <TokenTableRow
                key={row.id}
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
          </TableBody>
        </Table>
      )}
      <HiddenFoot rows={parts.hidden} onShow={(row) => setHidden(row.id, false)} />
    </>
  )
}
