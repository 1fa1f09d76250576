import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { Lazy } from '../lib/feature.ts'
import { useOnBack } from '../lib/use-outage.ts'
import { reloadWhenOutdated, thisPage } from './reload-when-outdated.ts'

/**
 * Like React.lazy, with two differences that matter here: what is loaded already is drawn in the same frame, and
 * a chunk that did not arrive can be asked for again.
 */
const loaded = new WeakMap<object, unknown>()

export async function preload<Props>(load: Lazy<Props>): Promise<ComponentType<Props>> {
  const { default: component } = await load()
  loaded.set(load, component)
  return component
}

export type Loaded<Props> = {
  readonly Component: ComponentType<Props> | null
  readonly failed: boolean
  readonly retry: () => void
}

export function useLoaded<Props>(load: Lazy<Props>): Loaded<Props> {
  const [attempt, setAttempt] = useState(0)
  // Which loader the answer belongs to is kept with it: an answer for the app before must not be shown.
  const [answer, setAnswer] = useState<{ load: Lazy<Props>; attempt: number; failed: boolean } | null>(null)
  const Component = (loaded.get(load) as ComponentType<Props> | undefined) ?? null
  const missing = Component === null

  useEffect(() => {
    if (!missing) return
    let current = true
    preload(load).then(
      () => current && setAnswer({ load, attempt, failed: false }),
      async () => {
        const leaving = await reloadWhenOutdated(thisPage)
        if (current && !leaving) setAnswer({ load, attempt, failed: true })
      },
    )
    return () => {
      current = false
    }
  }, [load, attempt, missing])

  const failed = missing && answer?.load === load && answer.attempt === attempt && answer.failed
  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  useOnBack(() => failed && retry())
  return { Component, failed, retry }
}
