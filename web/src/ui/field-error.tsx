import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-caption text-down">
      <TriangleAlert size={13} className="mt-[1.5px]" aria-hidden="true" />
      {children}
    </p>
  )
}
