/** The half sentence beside the title is the whole explanation. */
export function CardTitle({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      {title}
      <span className="text-caption font-regular text-3">{hint}</span>
    </span>
  )
}
