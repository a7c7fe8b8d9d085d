import { buttonClass } from '@/components/ui/button'
import type { Words } from '@/lib/i18n/words'

interface SwitchAccountProps {
  email: string
  words: Words['admin']['login']['switch']
  signOut: () => Promise<never>
}

/** The way out of an account that has no access, towards another one. */
export function SwitchAccount({ email, words, signOut }: SwitchAccountProps) {
  return (
    <div className="grid gap-4">
      <div>
        <h2 className="text-heading">{words.title}</h2>
        <p className="mt-1 font-semibold break-all">{email}</p>
        <p className="mt-1 text-soft">{words.text}</p>
      </div>
      <form action={signOut}>
        <button type="submit" className={buttonClass({}, 'w-full')}>
          {words.signOut}
        </button>
      </form>
      <a href="/admin" className={buttonClass({ look: 'secondary' }, 'w-full')}>
        {words.panel}
      </a>
    </div>
  )
}
