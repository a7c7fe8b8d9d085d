/** The characters of both languages, with the signs that the copy and the interface use (a test compares). */
export const characters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)),
  ...'áàâãéêíóôõúüçñÁÀÂÃÉÊÍÓÔÕÚÜÇÑ',
  ...'ªº°·–—‘’“”…×§€£©→\u00a0',
].join('')
