import type { Lazy } from '../lib/feature.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'
import type { WorkspaceApp } from './app-registry.ts'
import { LateIcon } from './late-icon.tsx'
import { PanelBoundary } from './panel-boundary.tsx'
import { useLoaded } from './use-loaded.ts'

/** Apps that are only a sentence so far. */
const SENTENCES: Readonly<Partial<Record<WorkspaceApp['id'], string>>> = { copy: 'Copy feature coming soon' }

const FAILED = 'Something went wrong.'

export function AppBody({ app }: { readonly app: WorkspaceApp }) {
  if (app.load !== null) return <LoadedBody load={app.load} title={app.title} />
  return (
    <EmptyState
      className="m-auto"
      icon={<LateIcon app={app} size={24} />}
      title={SENTENCES[app.id] ?? 'This app is not available yet.'}
    />
  )
}

function LoadedBody({ load, title }: { readonly load: Lazy; readonly title: string }) {
  const { Component, failed, retry } = useLoaded(load)
  if (failed) {
    return (
      <ErrorState
        layout="block"
        className="m-auto"
        message={FAILED}
        detail={`${title} could not be loaded. Check your connection.`}
        onRetry={retry}
      />
    )
  }
  if (Component === null) return <SkeletonRows rows={6} label={`Loading ${title}`} className="px-5" />
  return (
    <PanelBoundary
      failure={(tryAgain) => (
        <ErrorState layout="block" className="m-auto" message={FAILED} onRetry={tryAgain} />
      )}
    >
      <Component />
    </PanelBoundary>
  )
}
