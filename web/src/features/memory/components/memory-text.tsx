import { useState } from 'react'
import { cx } from '../../../ui/cx.ts'
import { memoryCopy } from '../copy.ts'

const SHORT_CHARS_MAX = 480
const SHORT_LINES_MAX = 6

/** The whole text; a very long one first shows its beginning. */
export function MemoryText({ content }: { content: string }) {
  const [isWhole, setWhole] = useState(false)
  const isLong = content.length > SHORT_CHARS_MAX || content.split('\n').length > SHORT_LINES_MAX
  return (
    <>
      <p className={cx('mt-1.5 whitespace-pre-line wrap-anywhere', isLong && !isWhole && 'line-clamp-6')}>
        {content}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="mt-1 rounded-xs text-caption font-medium text-2 hover-step touch-target enabled-hover:text-1"
        >
          {isWhole ? memoryCopy.showLess : memoryCopy.showAll}
        </button>
      )}
    </>
  )
}
