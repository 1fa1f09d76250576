import { useCallback, useEffect, useRef, useState } from 'react'

const SHOWN_MS = 2_000

export interface CopyInput {
  /** A function where the value is fetched only when asked for. */
  value: string | (() => string | Promise<string>)
  onCopied?: (() => void) | undefined
  onFailed?: ((cause: unknown) => void) | undefined
}

export function useCopy({ value, onCopied, onFailed }: CopyInput): {
  copied: boolean
  copy: () => Promise<void>
} {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = useCallback(async () => {
    try {
      await navigator.clipboard.writeText(typeof value === 'string' ? value : await value())
    } catch (cause) {
      onFailed?.(cause)
      return
    }
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), SHOWN_MS)
    onCopied?.()
  }, [value, onCopied, onFailed])

  return { copied, copy }
}
