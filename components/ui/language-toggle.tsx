export interface LanguageToggleProps {
  /** The same page in the other language, with the choice to store. */
  href: string
  /** What is seen, such as "EN". */
  short: string
  /** What it does, in words of the other language. */
  name: string
  lang: string
}

/** The way to the other language. A whole page load: the document's language changes, and the choice is stored. */
export function LanguageToggle({ href, short, name, lang }: LanguageToggleProps) {
  return (
    <a
      href={href}
      hrefLang={lang}
      lang={lang}
      // Begins with what is seen, for people who say what they want to press.
      aria-label={`${short}: ${name}`}
      title={name}
      className="grid h-11 min-w-11 place-items-center rounded-md px-3 text-sm font-bold tracking-wide ring-1 ring-line ring-inset hover:bg-sand"
    >
      {short}
    </a>
  )
}
