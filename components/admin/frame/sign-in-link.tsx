import type { Words } from '@/lib/i18n/words'
import type { Problem } from '@/lib/staff/pictures/areas'

interface SignInLinkProps {
  problem: Problem
  words: Words['admin']['images']
  className?: string
}

/** The way back in where the session has ended: in another tab, so that nothing on this page is lost. */
export function SignInLink({ problem, words, className = '' }: SignInLinkProps) {
  if (problem !== 'signedOut') return null
  return (
    <a
      href="/admin/login"
      target="_blank"
      rel="noopener"
      className={`inline-flex min-h-9 items-center font-semibold underline underline-offset-4 ${className}`}
    >
      {words.signIn}
    </a>
  )
}
