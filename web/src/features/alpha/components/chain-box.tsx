import type { ChainSlug } from '@windhover/core/alpha/chain-slugs'
import { searchChains } from '@windhover/core/alpha/search-chains'
import { useState } from 'react'
import { Combobox } from '../../../ui/combobox.tsx'
import { alphaCopy } from '../copy.ts'
import { ChainMark } from './chain-mark.tsx'

type ChainBoxProps = {
  readonly value: ChainSlug | null
  readonly onValueChange: (chain: ChainSlug | null) => void
}

/** R1-080, R1-244: `null` among the chains is all of them. What is typed only searches; a choice is made from the list. */
export function ChainBox({ value, onValueChange }: ChainBoxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const chains: readonly (ChainSlug | null)[] = [null, ...searchChains(typed ?? '')]
  const isSearching = typed !== null && typed.trim() !== ''
  return (
    <Combobox
      label={alphaCopy.chain}
      listLabel={alphaCopy.chains}
      placeholder={alphaCopy.allChains}
      value={typed ?? value ?? ''}
      typed={typed ?? ''}
      offers={chains.map((slug) => ({
        key: slug ?? '',
        text: slug ?? alphaCopy.allChains,
        icon: <ChainMark slug={slug} />,
        isFixed: slug === null,
        isChosen: slug === value,
      }))}
      // Who types wants the first that fits, not all of them.
      preferred={isSearching && chains.length > 1 ? 1 : null}
      onType={(text) => {
        setTyped(text)
        // An emptied box holds nothing back.
        if (text === '') onValueChange(null)
      }}
      onChoose={(place) => onValueChange(chains[place] ?? null)}
      onClosed={() => setTyped(null)}
      foot={chains.length === 1 && <p className="px-2 py-1.5 text-caption text-3">{alphaCopy.noChain}</p>}
    />
  )
}
