import type { ReactNode } from 'react'

type Fact = { readonly title: string; readonly figure: ReactNode }

export function CardFacts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="flex gap-2 *:flex-1">
      {facts.map(({ title, figure }) => (
        <div key={title} className="min-w-0">
          <dt className="truncate text-micro text-3">{title}</dt>
          <dd className="num truncate">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
