import { useSize } from '../../../ui/use-size.ts'
import { useDbcPools } from '../api/list-dbc.ts'
import { DbcCards } from './dbc-cards.tsx'
import { DbcTable } from './dbc-table.tsx'

/** Seven columns need this much; below it every token is a card (R3-024). */
const TABLE_FROM_PX = 600

export default function DbcView() {
  const pools = useDbcPools()
  const { ref, width } = useSize()
  const List = width < TABLE_FROM_PX ? DbcCards : DbcTable
  return (
    <div ref={ref} className="flex min-h-0 flex-1 flex-col">
      {width > 0 && <List pools={pools} />}
    </div>
  )
}
