/** Marks of Markdown: no sequence of them may lose a word, hang the parser or slow it down. */
export const marks = [
  ...'* ** _ __ ` `` # > - --- | [ ] ( ) ]( ![ < https:// https://a.example mailto: \\ &amp; <b> " :'.split(' '),
  ...'```\n,~~~\n,## ,> ,- ,* ,1. ,2) ,| --- |, ,  ,    ,\n,\n\n,\r,\r\n'.split(','),
  ...['\u2028', '\t', '\v', '\0', '\ud800', '\udc00', '\u200b', '\u202e'],
];
