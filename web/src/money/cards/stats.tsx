import type { ReactNode } from 'react'

export type Stat = { readonly label: string; readonly value: ReactNode }

/** Figures beside each other; they wrap where the card is narrow. */
export function Stats({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(108px,1fr))] gap-x-5 gap-y-2">
      {stats.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-micro text-3">{label}</dt>
          <dd className="num truncate font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
