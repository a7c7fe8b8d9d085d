'use client'

import { useActionState, useEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button'
import type { Collection } from '@/lib/catalogue/base/documents'
import { fill } from '@/lib/i18n/fill'
import { locales } from '@/lib/i18n/locales'
import type { Words } from '@/lib/i18n/words'
import type { ShareState } from '@/lib/staff/content/preview-links'
import { Notice } from '../frame/notice'
import { CopyField } from './copy-field'
import { smallButton } from './small-button'

type ShareWords = Words['contentPanel']['preview']['share']

interface SharePreviewProps {
  item: { collection: Collection; id: string }
  /** Where the forms are sent without scripts. */
  address: string
  words: ShareWords
  /** Open links with their moments in words; undefined where they could not be loaded. */
  links?: { id: string; by: string | null; made: string; until: string }[]
  change: (previous: ShareState, form: FormData) => Promise<ShareState>
}

/** Creates links to a draft for people without an account, and revokes them. Works without scripts. */
export function SharePreview({ item, address, words, links, change }: SharePreviewProps) {
  const [state, action, isPending] = useActionState(change, { kind: 'untouched' }, address)
  const subject = (
    <>
      <input type="hidden" name="collection" value={item.collection} />
      <input type="hidden" name="id" value={item.id} />
    </>
  )
  const button = {
    type: 'submit',
    // Not `disabled`: the button would lose the keyboard's focus while the answer is on its way.
    'aria-disabled': isPending,
    onClick: (event: React.MouseEvent) => {
      if (isPending) event.preventDefault()
    },
  } as const
  return (
    <section
      id="share"
      aria-labelledby="share-title"
      className="mb-10 scroll-mt-4 rounded-lg border border-line p-4 sm:p-6"
    >
      <h2 id="share-title" className="text-heading">
        {words.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-soft">{words.lead}</p>
      <form action={action}>
        {subject}
        <input type="hidden" name="change" value="make" />
        <button {...button} className={buttonClass({ look: 'secondary' }, 'aria-disabled:opacity-70')}>
          {words.make}
        </button>
      </form>
      <Outcome state={state} words={words} />
      <h3 className="mt-6 font-semibold">{words.open}</h3>
      {links === undefined ? <p role="alert">{words.unlisted}</p> : null}
      {links?.length === 0 ? <p className="text-soft">{words.none}</p> : null}
      {links && links.length > 0 ? (
        <ul className="mt-2 divide-y divide-line">
          {links.map((link) => (
            <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-2.5">
              <span className="min-w-0 wrap-anywhere">
                {fill(words.entry, { who: link.by ?? words.somebody, moment: link.made })},{' '}
                {fill(words.until, { moment: link.until })}
              </span>
              <form action={action}>
                {subject}
                <input type="hidden" name="change" value="end" />
                <input type="hidden" name="link" value={link.id} />
                <button
                  {...button}
                  className={smallButton}
                  aria-label={fill(words.endLabel, { moment: link.made })}
                >
                  {words.end}
                </button>
              </form>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function Outcome({ state, words }: { state: ShareState; words: ShareWords }) {
  const news = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that ended a link goes with it.
    if (state.kind === 'ended') news.current?.focus()
  }, [state])
  switch (state.kind) {
    case 'untouched':
      return null
    case 'ended':
      return (
        <div className="mt-4">
          <Notice ref={news}>{words.ended}</Notice>
        </div>
      )
    case 'made':
      return (
        <div className="mt-4 grid max-w-3xl gap-3">
          <Notice>{fill(words.made, { moment: state.until })}</Notice>
          {/* By their address, so that the next link is not said to be copied. */}
          {locales.map((locale) => (
            <CopyField
              key={state.addresses[locale]}
              label={words.pages[locale]}
              value={state.addresses[locale]}
              words={words}
            />
          ))}
        </div>
      )
    default:
      return (
        <p role="alert" className="mt-4 rounded-md bg-extreme px-4 py-3 font-semibold text-on-extreme">
          {words[state.kind]}
        </p>
      )
  }
}
