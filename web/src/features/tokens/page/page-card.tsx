import { type ReactNode, useId } from 'react'

type PageCardProps = { readonly title: string; readonly end?: ReactNode; readonly children: ReactNode }

/** A card beside its neighbour; on a phone a section between hairlines. */
export function PageCard({ title, end, children }: PageCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-md border bg-raised p-4 max-md:rounded-none max-md:border-0 max-md:border-b max-md:bg-transparent"
    >
      <div className="mb-2 flex min-h-5 items-center justify-between gap-2">
        <h3 id={id} className="text-body font-semibold">
          {title}
        </h3>
        {end}
      </div>
      {children}
    </section>
  )
}
