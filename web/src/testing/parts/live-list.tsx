import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import type { Column } from '../../ui/live-list/column.ts'
import { LiveList } from '../../ui/live-list/live-list.tsx'
import type { LiveListProps } from '../../ui/live-list/live-list-props.ts'
import { Panel } from '../../ui/panel.tsx'
import { useTint } from '../../ui/use-tint.ts'

export type Fruit = { readonly name: string; readonly price: number | null; readonly weight: number }

export const makeFruits = (count: number, from = 0): readonly Fruit[] =>
  Array.from({ length: count }, (_, at) => ({
    name: `Fruit ${from + at}`,
    price: from + at + 1,
    weight: 100 - at,
  }))

export const fruitColumns: readonly Column<Fruit>[] = [
  { id: 'name', title: 'Name', cell: ({ name }) => <span className="block truncate">{name}</span> },
  {
    id: 'price',
    title: 'Price',
    align: 'end',
    className: 'w-24',
    cell: (fruit) => <PriceOf fruit={fruit} />,
  },
  {
    id: 'weight',
    title: 'Weight',
    align: 'end',
    className: 'w-24',
    isWideOnly: true,
    cell: ({ weight }) => weight,
  },
  {
    id: 'acts',
    title: 'Actions',
    align: 'end',
    className: 'w-24',
    cell: ({ name }) => <button type="button">Peel {name}</button>,
  },
]

function PriceOf({ fruit: { price } }: { readonly fruit: Fruit }) {
  const shown = price === null ? '–' : String(price)
  return <span ref={useTint(price, shown)}>{shown}</span>
}

export const fruitSorts = {
  name: ({ name }: Fruit) => name,
  price: ({ price }: Fruit) => price,
}

const keyOf = ({ name }: Fruit) => name

/** A list in a panel of its own, drawn again with whatever a test changes. */
export function showList(first: Partial<LiveListProps<Fruit>> & { readonly widthPx?: number } = {}) {
  const { widthPx = 700, ...begun } = first
  const place = document.body.appendChild(document.createElement('main'))
  place.style.cssText = `width:${widthPx}px;height:600px`
  const root = createRoot(place)
  let props: LiveListProps<Fruit> = {
    label: 'Fruits',
    of: 'fruits',
    rows: makeFruits(200),
    keyOf,
    columns: fruitColumns,
    sorts: fruitSorts,
    loadingText: 'Loading fruits...',
    empty: <p>No fruits found</p>,
    ...begun,
  }
  const change = (next: Partial<LiveListProps<Fruit>>) => {
    props = { ...props, ...next }
    root.render(
      <Panel label="Fruits app">
        <h1>Fruits</h1>
        <input aria-label="Search" className="border" />
        <LiveList {...props} />
      </Panel>,
    )
  }
  change({})
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return { place, change, props: () => props }
}
