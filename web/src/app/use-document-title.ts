import { useEffect } from 'react'

export function useDocumentTitle(part: string | null): void {
  useEffect(() => {
    document.title = part === null ? 'Windhover' : `${part} · Windhover`
  }, [part])
}
