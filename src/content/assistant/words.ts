// Words that the demo assistant's search expands, ignores, or gives less weight. A word matches all its forms;
// `turn_off` is a phrase that also matches 'turn it off'.

export const shortForms: Readonly<Record<string, string>> = {
  u: 'you',
  r: 'are',
  ur: 'your',
  y: 'why',
  ya: 'you',
  n: 'and',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  abt: 'about',
  bc: 'because',
  tmrw: 'tomorrow',
  asap: 'soon',
  ppl: 'people',
  biz: 'business',
  info: 'information',
  msg: 'message',
  yrs: 'years',
  hrs: 'hours',
  mins: 'minutes',
  wks: 'weeks',
  dev: 'developer',
  devs: 'developers',
  exp: 'experience',
  sw: 'software',
  docs: 'documents',
  etiquette: 'polite',
  anytime: 'any time',
  eta: 'how long',
  faq: 'questions',
  wanna: 'want',
  gonna: 'going',
  gotta: 'have',
};

/** Stop words: the search ignores them. */
export const stopWords =
  'a able anywhere arent cant couldnt didnt doesnt dont hasnt havent hes hows isnt shes shouldnt theyll theyre theyve wasnt werent weve wheres whos wouldnt youd youll youve about actually after again all also already always am an and another any anybody anyone anything are around as at be because been before being both but by can cannot could d did do does doing done don dont each either else etc even ever every exactly find for from get gets getting give given go goes going got had has have having he hello her here hers hey hi him his how however i id if ii ill im in into is isn it its ive just let lets like ll m made make makes making many may maybe me mean means might mine more most much must my na need needs no nor not now of off often oh ok okay on once one only onto or other our ours out over per perhaps please quite rather re really s same say she should so some somebody somehow someone something sometimes somewhere soon offer offering still such sure t tell than thank thanks that thats the their them then there these they thing things this those though through to too up upon us use used using usually ve very via want wants was way we well were what whatever whats when where whether which while who whom whose why will with within without won wont would yes yet you your youre yours';

/** Words that ask for a kind of answer. They have less weight than words for the subject. */
export const questionWords =
  'who when where how_many how_much how_long how_fast how_quickly how_soon how_often what_time';

/** Common words, which have little weight. */
export const talkWords =
  'buy live lot mind wonder guy folk thing stuff practice whenever calculate charge compute extra figure_out money speak work_out accept accomplish achieve across act adapt add adjust admit advice affect agency ago allow alone along although among amount answer any_time anytime apart appear appreciate approach arrange arrive ask aspect assign assist assume attempt attend available avoid aware away back bad base basic basically become begin behind believe best better between beyond big bit brief bring broad business came care carry case cause certain challenge chance change check choose circumstance claim clear close combine come common company compare complete complicated comprehensive concept concern condition confirm confused consequence consider considerable consist constant contain context continue convince cool correct could count couple cover curious current currently daily day deal decide deep define definitely degree deliver demand department depend describe deserve desire despite detail determine different difficult directly dislike distinct double down due during eager easy effect effort element eliminate enable encounter encourage end engage enjoy enough ensure entire especially essential essentially establish evening eventually exact example excellent except exception excited exist existing expand expect experience explain explore express extend extent extra extremely fact factor fair fall familiar far favor feel few figure fill final finally fine finish firm first fit fix focus follow force form former forward found frankly free frequent friend front full fully function further gain general generally generate genuine good great group grow guess guidance guy guys habit half hand handle happen happy hard hear heard help high hint hold honest honestly hope huge hundred idea ideal ideally identify imagine immediately impact important impression impressive improve include incredible indeed indicate individual initial initially inside instead intend intention interest interested introduce investigate involve issue item keep key kind know known lack large last late later latter least leave left less level lie life light likely limit limitation line list little live local look loss lot lots love low main major manage matter maximum meaning meant medium meet mention middle minimum minute moment morning mostly move name naturally near nearly necessarily necessary never new next nice nobody none normal normally note nothing notice number object obtain obvious obviously occasionally occur odd offer okay old open operate option order ordinary others otherwise outside overall part particular partly pass past people perfect perform period permit person pick piece place plan play pleasant pleased plenty point popular positive possible possibly powerful practical precise precisely prefer present pretty prior priority probably problem proceed process proper properly provide purpose put question quick quickly ran range rare rarely reach react read ready real realistic realize reason receive recent recently refer reflect regard regular relate related relation relatively relevant rely remain remember replace require resolve respect respond response rest result right rough roughly routine said saw scale scope search second see seek seem seen select self send sense sent separate serious serve set several shall short show side significantly similar simple simply since single situation size skip slight slightly small smooth smoothly software solution solve somewhat sort special specific specifically spend stable stage stand standard state stay steady step stick stop straight strange strategy strong struggle stuck stuff subject succeed sufficient suggest suit sum suppose surprise system take taken target task tell ten tend text think thinking third thorough thought three time tip today together told tomorrow tonight took top total tough toward towards tried trouble true truth try trying turn twice two type typical typically ultimately unclear under understand unfortunately unless unlikely until upcoming urgent useful usual value various vary version view visit wait walk watch week whole wide wise wish wonder wondering word work world worried worry worse worth write writing wrong year yesterday young';

/** Suffixes to replace, in this order. MiniSearch compares whole words, so the index and questions contain stems. */
export const suffixes: readonly [suffix: RegExp, replacement: string][] = [
  [/(?<=\w\w)ies$/, 'y'],
  [/(?<=\w[^su])s$/, ''],
  [/(?<=[aeiouy]\w+)(ing|ed)$|(?<=\w{4})ly$/, ''],
  [/([bdfglmnprt])\1$/, '$1'],
  [/(?<=\w{4})(at(e|ion)|ion|ment|(?<!found|custom|numb)er|able)$/, ''],
  [/e$/, ''],
];

/** Matches a time of day, because a question that contains one is about opening hours. */
export const clock = /\b\d{1,2}([:.]\d\d)? ?([ap]\.?m\b|oclock\b)/g;
