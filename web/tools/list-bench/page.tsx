import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { compactUsd } from '../../src/lib/format-compact.ts'
import type { Column, Sort } from '../../src/ui/live-list/column.ts'
import { LiveList } from '../../src/ui/live-list/live-list.tsx'
import { Panel } from '../../src/ui/panel.tsx'
import { useTint } from '../../src/ui/use-tint.ts'
import '../../src/ui/styles/index.css'

const ROWS = 2_000
const EVERY_MS = 20
/** Of those that one update moves, so many are among the first, which are in sight. */
const MOVED = 5
const MOVED_IN_SIGHT = 2
const IN_SIGHT = 16

type Row = { readonly name: string; readonly price: number; readonly volume: number }

const begin: readonly Row[] = Array.from({ length: ROWS }, (_, place) => ({
  name: `TOKEN${place}`,
  price: 1 + place,
  volume: 1e7 / (place + 1),
}))

function Figure({ value }: { readonly value: number }) {
  const shown = compactUsd(value)
  return <span ref={useTint(value, shown)}>{shown}</span>
}

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    title: 'Ticker',
    cell: ({ name }) => (
      <>
        <span className="block truncate font-semibold">{name}</span>
        <span className="block truncate text-caption text-3">The token {name}</span>
      </>
    ),
  },
  {
    id: 'price',
    title: 'Price',
    align: 'end',
    className: 'w-24',
    cell: ({ price }) => <Figure value={price} />,
  },
  {
    id: 'volume',
    title: 'Volume',
    align: 'end',
    className: 'w-24',
    cell: ({ volume }) => <Figure value={volume} />,
  },
  {
    id: 'buy',
    title: 'Actions',
    align: 'end',
    className: 'w-24',
    cell: () => <button type="button">Buy</button>,
  },
]
const sorts = {
  name: ({ name }: Row) => name,
  price: ({ price }: Row) => price,
  volume: ({ volume }: Row) => volume,
}
const byVolume: Sort = { by: 'volume', direction: 'descending' }
const keyOf = ({ name }: Row) => name
const act = () => {}

/** The same moves in every run. */
function makeRandom() {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function move(rows: readonly Row[], random: () => number): readonly Row[] {
  const next = [...rows]
  for (let at = 0; at < MOVED; at += 1) {
    const place = Math.floor(random() * (at < MOVED_IN_SIGHT ? IN_SIGHT : ROWS))
    const row = next[place]
    if (row === undefined) continue
    const factor = 0.98 + random() * 0.04
    next[place] = { ...row, price: row.price * factor, volume: row.volume * factor }
  }
  return next
}

function Page() {
  const [rows, setRows] = useState(begin)
  useEffect(() => {
    const random = makeRandom()
    let timer: ReturnType<typeof setInterval> | undefined
    const start = () => {
      timer = setInterval(() => setRows((before) => move(before, random)), EVERY_MS)
    }
    addEventListener('start-updates', start)
    return () => {
      removeEventListener('start-updates', start)
      clearInterval(timer)
    }
  }, [])
  return (
    <Panel label="List">
      <LiveList
        label="Tokens"
        of="all"
        rows={rows}
        keyOf={keyOf}
        columns={columns}
        sorts={sorts}
        sort={byVolume}
        onSort={act}
        onOpen={act}
        loadingText=""
        empty={null}
      />
    </Panel>
  )
}

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Page />)
