import { useCallback, useLayoutEffect, useRef } from 'react'

/** Always the same function, which does what the last drawing said. */
export function useLatest<Input>(act: (input: Input) => void): (input: Input) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((input) => latest.current(input), [])
}
