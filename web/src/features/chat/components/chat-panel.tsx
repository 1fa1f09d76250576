import type { ReactNode } from 'react'
import { Mark } from '../../../ui/mark.tsx'
import { IdleComposer } from './idle-composer.tsx'

/** The empty chat: what to do first. Without a connected agent nothing here pretends to be one. */
export default function ChatPanel({ setup }: { readonly setup: ReactNode }) {
  return (
    <section
      aria-label="Chat"
      className="@container/chat flex h-full flex-col overflow-y-auto px-8 max-md:px-4"
    >
      {/* The group stands a little above the middle, where the eye expects it. */}
      <div className="mx-auto my-auto w-full max-w-176 pt-8 pb-24 max-md:pb-8">
        <Mark size={44} className="mx-auto mb-5" />
        <h1 className="mb-8 text-center text-hero font-semibold text-balance max-md:mb-6">
          What are we doing today?
        </h1>
        <IdleComposer />
        <div className="mt-4">{setup}</div>
      </div>
    </section>
  )
}
