import Check from 'lucide-react/icons/check'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ChainLogo } from '../ui/chain-logo.tsx'
import { Panel, PanelBody, PanelHead } from '../ui/panel.tsx'
import { PanelSheet } from '../ui/panel-sheet.tsx'
import { type SortDirection, Table, TableBody, TableHead, TableRow, Td, Th } from '../ui/table.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TokenLogo } from '../ui/token-logo.tsx'
import { Section } from './section.tsx'

const ROWS = [
  { symbol: 'SOL', name: 'Solana', price: '$168.42', change: '+2.31%', value: '$3,102.52' },
  { symbol: 'OTTR', name: 'Otter Standard', price: '$0.0041', change: '−0.64%', value: '$128.69' },
  { symbol: 'KELP', name: 'Kelp Forest', price: '–', change: '–', value: '$0.00' },
]

export function PanelSection() {
  const [sort, setSort] = useState<SortDirection>('descending')
  const [filtering, setFiltering] = useState(false)
  return (
    <Section title="Panel, table, panel sheet">
      <div className="h-110 overflow-hidden rounded-md border">
        <Panel label="Balances">
          <PanelHead
            icon={<SlidersHorizontal size={16} />}
            title="Settings"
            context="Vault #1042"
            actions={
              <>
                <span className="flex items-center gap-1 text-caption text-2">
                  <Check size={13} aria-hidden="true" />
                  Saved
                </span>
                <Button size={28} onClick={() => setFiltering(true)}>
                  Filters
                </Button>
              </>
            }
            onClose={() => {}}
          />
          <PanelBody padded={false}>
            <Table label="Tokens">
              <TableHead>
                <Th>Token</Th>
                <Th align="end">Price</Th>
                <Th
                  align="end"
                  sort={sort}
                  onSort={() => setSort(sort === 'descending' ? 'ascending' : 'descending')}
                >
                  Value
                </Th>
              </TableHead>
              <TableBody>
                {ROWS.map((row) => (
                  <TableRow key={row.symbol}>
                    <Td>
                      <span className="flex items-center gap-3">
                        {row.symbol === 'SOL' ? (
                          <ChainLogo chain="solana" />
                        ) : (
                          <TokenLogo symbol={row.symbol} />
                        )}
                        <span>
                          <span className="block font-semibold">{row.symbol}</span>
                          <span className="block text-caption text-3">{row.name}</span>
                        </span>
                      </span>
                    </Td>
                    <Td align="end" sub={row.change}>
                      {row.price}
                    </Td>
                    <Td align="end">{row.value}</Td>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </PanelBody>
          <PanelSheet
            open={filtering}
            onOpenChange={setFiltering}
            title="Filters"
            foot={
              <>
                <Button onClick={() => setFiltering(false)}>Reset</Button>
                <Button variant="primary" onClick={() => setFiltering(false)}>
                  Apply
                </Button>
              </>
            }
          >
            <TextField label="At least" prefix="$" defaultValue="10" />
          </PanelSheet>
        </Panel>
      </div>
    </Section>
  )
}
