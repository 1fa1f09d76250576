import type { LpToken } from '@windhover/core/balances/wallet-fields'
import { TOAST_COPY_MS } from '@windhover/core/workspace/layout'
import Droplet from 'lucide-react/icons/droplet'
import { Address } from '../../../ui/address.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Table, TableBody, TableHead, TableRow, Td, Th } from '../../../ui/table.tsx'
import { toast } from '../../../ui/toast.tsx'
import { detailCopy, lpCopy } from '../copy.ts'

/** Null: nobody has looked, which is not the same as none. */
export function LpTokens({ tokens }: { tokens: readonly LpToken[] | null }) {
  if (tokens === null || tokens.length === 0) {
    return <EmptyState icon={<Droplet size={24} />} title={tokens === null ? lpCopy.notRead : lpCopy.empty} />
  }
  return (
    <Table label={lpCopy.label} rowHeight={48}>
      <TableHead>
        <Th>{lpCopy.columns.name}</Th>
        <Th>{lpCopy.columns.type}</Th>
        <Th align="end">{lpCopy.columns.address}</Th>
      </TableHead>
      <TableBody>
        {tokens.map((token) => (
          <TableRow key={token.address}>
            <Td className="max-w-0 truncate font-semibold" title={token.name}>
              {token.name}
            </Td>
            <Td>
              <Badge>{token.type}</Badge>
            </Td>
            <Td align="end">
              <Address
                value={token.address}
                head={4}
                tail={4}
                copy
                copyLabel={detailCopy.copyAddress}
                onCopied={() => toast.success({ title: detailCopy.addressCopied, durationMs: TOAST_COPY_MS })}
                onFailed={() => toast.error({ title: detailCopy.copyFailed })}
              />
            </Td>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
