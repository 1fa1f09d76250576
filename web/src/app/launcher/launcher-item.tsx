import type { ReactNode, Ref } from 'react'
import type { Lazy } from '../../lib/feature.ts'
import { cx } from '../../ui/cx.ts'
import type { WorkspaceApp } from '../app-registry.ts'
import { preload, useLoaded } from '../use-loaded.ts'
import { AppMark } from './app-mark.tsx'
import { headlineOf } from './headlines.ts'

type LauncherItemProps = {
  readonly app: WorkspaceApp
  readonly open: boolean
  readonly inTabOrder: boolean
  readonly onFocus: () => void
  readonly onOpen: () => void
  readonly ref: Ref<HTMLButtonElement>
}

export function LauncherItem({ app, open, inTabOrder, onFocus, onOpen, ref }: LauncherItemProps) {
  const headline = headlineOf(app.id)
  // A pointer over the row is a good guess that its chunk is wanted; a failed guess is asked again on opening.
  const fetchAhead = () => void (app.load !== null && preload(app.load).catch(() => undefined))
  return (
    <button
      ref={ref}
      type="button"
      role="menuitem"
      tabIndex={inTabOrder ? 0 : -1}
      data-autofocus={inTabOrder || undefined}
      aria-current={open || undefined}
      onClick={onOpen}
      onFocus={onFocus}
      onPointerEnter={fetchAhead}
      className={cx(
        'group flex h-9 w-full items-center gap-2.5 rounded-sm px-2 text-left whitespace-nowrap hover-step',
        'hover:bg-active focus-visible:bg-active focus-visible:outline-offset-[-2px] max-md:h-11',
      )}
    >
      <AppMark app={app} className={cx('flex-none', open ? 'text-1' : 'text-3')} />
      <span className="truncate">{app.title}</span>
      {open ? <Meta>open</Meta> : headline !== null && <Headline load={headline} />}
    </button>
  )
}

function Headline({ load }: { readonly load: Lazy }) {
  const { Component } = useLoaded(load)
  return Component === null ? null : (
    <Meta>
      <Component />
    </Meta>
  )
}

function Meta({ children }: { readonly children: ReactNode }) {
  return (
    <span className="ml-auto pl-2 text-micro text-3 num group-hover:text-2 group-focus-visible:text-2">
      {children}
    </span>
  )
}
