// Generated from src/hedgerow/server/wire.py and the games by
//   python -m hedgerow.server.types > web/src/lib/generated.ts
// Do not edit: a test compares this file with what the generator prints.

export interface Message {
  as: "message";
  id: string;
  args?: Record<string, string | number | SeatName | Message>;
}

export interface SeatName {
  as: "seat";
  seat: number;
}

export interface Outcome {
  scores: Score[];
  ranks: number[];
  reason: Message;
}

export interface Score {
  total: number;
  lines: Line[];
}

export interface Line {
  label: Message;
  points: number;
}

export interface CryptidView {
  seat: number | null;
  seats: number;
  mode: "advanced" | "normal";
  slots: string[];
  structures: CryptidStructure[];
  own: string[];
  cubes: number[][];
  discs: number[][];
  turn: number;
  round: number;
  pending: CryptidOpening | CryptidTurn | CryptidOwedCube | CryptidOwedDisc | CryptidVoting | null;
  skips: CryptidSkipped[];
  hint: string;
  hints: boolean;
  hint_asked: boolean;
  votes: boolean[];
  found_by: number | null;
  clues: string[];
}

export interface CryptidStructure {
  kind: "shack" | "stone";
  colour: "black" | "blue" | "green" | "white";
  row: number;
  col: number;
}

export interface CryptidOpening {
  type: "opening";
  placed: number;
}

export interface CryptidTurn {
  type: "turn";
}

export interface CryptidOwedCube {
  type: "owed-cube";
}

export interface CryptidOwedDisc {
  type: "owed-disc";
  hex: number;
}

export interface CryptidVoting {
  type: "hint-vote";
  voted: boolean[];
  own: boolean | null;
}

export interface CryptidSkipped {
  researcher: number;
  cube: boolean;
  taken: number[];
}

export interface CryptidPlaceCube {
  do: "cube";
  hex: number;
}

export interface CryptidPlaceDisc {
  do: "disc";
  hex: number;
}

export interface CryptidAsk {
  do: "ask";
  hex: number;
  of: number;
}

export interface CryptidSearch {
  do: "search";
  hex: number;
}

export interface CryptidAskHint {
  do: "hint";
}

export interface CryptidVote {
  do: "vote";
  yes: boolean;
}

export interface CryptidCubePlaced {
  event: "cube";
  by: number;
  hex: number;
}

export interface CryptidDiscPlaced {
  event: "disc";
  by: number;
  hex: number;
}

export interface CryptidAsked {
  event: "asked";
  by: number;
  of: number;
  hex: number;
  answer: boolean;
}

export interface CryptidSearchDeclared {
  event: "search-declared";
  by: number;
  hex: number;
}

export interface CryptidSearched {
  event: "searched";
  by: number;
  hex: number;
}

export interface CryptidAnswered {
  event: "answered";
  by: number;
  hex: number;
  answer: boolean;
}

export interface CryptidDutySkipped {
  event: "skipped";
  by: number;
  token: "cube" | "disc";
}

export interface CryptidHintAsked {
  event: "hint-asked";
  seat: number;
}

export interface CryptidVoted {
  event: "voted";
  seat: number;
}

export interface CryptidVotedSo {
  event: "voted-so";
  seat: number;
  yes: boolean;
}

export interface CryptidHintRefused {
  event: "hint-refused";
  votes: boolean[];
}

export interface CryptidHintGiven {
  event: "hint-given";
  votes: boolean[];
  hint: string;
}

export interface CryptidHabitatFound {
  event: "found";
  by: number;
  hex: number;
  clues: string[];
}

export interface CryptidDrawn {
  event: "drawn";
  hex: number;
  clues: string[];
}

export type CryptidMove = CryptidPlaceCube | CryptidPlaceDisc | CryptidAsk | CryptidSearch | CryptidAskHint | CryptidVote;

export type CryptidEvent = CryptidCubePlaced | CryptidDiscPlaced | CryptidAsked | CryptidSearchDeclared | CryptidSearched | CryptidAnswered | CryptidDutySkipped | CryptidHintAsked | CryptidVoted | CryptidVotedSo | CryptidHintRefused | CryptidHintGiven | CryptidHabitatFound | CryptidDrawn;

export interface CryptidOptions {
  mode: "advanced" | "normal";
  puzzle: "card" | "code" | "generated";
  card: number;
  hints: boolean;
  code: string;
}

export interface Notepad {
  map: Ground;
  total: number;
  own: OwnNote[];
  rivals: RivalNote[];
  possible: number[];
  habitat: number | null;
}

export interface Ground {
  terrain: string;
  territory: string;
}

export interface OwnNote {
  researcher: number;
  seat: number;
  clue: ClueNote;
  region: number[];
  told: number;
  yes: number[];
}

export interface ClueNote {
  code: string;
  negated: boolean;
  reach: number;
  about: string[];
  short: Message;
  text: Message;
}

export interface RivalNote {
  researcher: number;
  seat: number;
  clues: ClueNote[];
  yes: number[];
}

export interface ReplayPosition {
  game: string;
  seats: number;
  moves: number;
  at: number;
  eyes: string;
  view: unknown;
  to_act: number[];
  events: ReplayLine[];
  outcome: Outcome | null;
  map: Ground | null;
  knowledge: Knew[];
  possible: number[];
  habitat: number | null;
}

export interface ReplayLine {
  version: number;
  seat: number;
  text: Message;
}

export interface Knew {
  seat: number;
  hexes: number | null;
  researchers: ResearcherKnew[];
}

export interface ResearcherKnew {
  researcher: number;
  clue: ClueNote | null;
  tokens: number;
  thought: number | null;
}

export interface ReplayChart {
  game: string;
  seats: number;
  moves: number;
  outcome: Outcome | null;
  stops: Stop[];
  counts: number[][];
  points: TurningPoint[];
}

export interface Stop {
  at: number;
  turn: number;
  seat: number | null;
  label: Message;
}

export interface TurningPoint {
  at: number;
  turn: number;
  seat: number;
  kind: string;
  title: Message;
  lines: Message[];
}

export interface PuzzlePage {
  code: string;
  mode: "advanced" | "normal";
  researchers: number;
  slots: SectionPlace[];
  structures: StructurePlace[];
  map: Ground;
  stars: number;
  hexes: number;
  hint: Message;
  clues: PuzzleClue[];
  habitat: number;
  habitat_text: Message;
  day: string | null;
}

export interface SectionPlace {
  number: string;
  turned: boolean;
}

export interface StructurePlace {
  kind: string;
  colour: "black" | "blue" | "green" | "white";
  hex: number;
  text: Message;
}

export interface PuzzleClue {
  researcher: number;
  clue: ClueNote;
  region: number[];
}

export type AnyView = CryptidView;

export type AnyMove = CryptidMove;

export type AnyEvent = CryptidEvent;

export type AnyAids = Notepad;

export interface GameInfo {
  id: string;
  seats: number[];
  variant_seats: number[];
  minutes: number;
  options: OptionInfo[];
  bots: string[];
  playable: boolean;
}

export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "number" | "text";
  default: string | number | boolean;
  choices?: string[];
  min?: number;
  max?: number;
  max_length?: number;
}

export interface Rules {
  sections: RuleSection[];
  words: RuleWord[];
}

export interface RuleSection {
  heading: string;
  statements: RuleStatement[];
}

export interface RuleStatement {
  id: string;
  text: string;
}

export interface RuleWord {
  fr: string;
  en: string;
}

export interface Me {
  name: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string | number | boolean>;
  spectators?: boolean;
  chat?: boolean;
  reminder_minutes?: number | null;
  contribution?: string;
  start?: boolean;
}

export interface SeatWish {
  kind: "bot" | "friend" | "me" | "screen";
  bot?: string | null;
  name?: string | null;
}

export interface Join {
  code: string;
  name?: string | null;
  contribution?: string;
}

export interface PuzzleRequest {
  mode?: "advanced" | "normal";
  seats?: number;
  code?: string | null;
  day?: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  seats: SeatInfo[];
  status: "lobby" | "over" | "playing";
  version: number;
  to_act: number[];
  commitment: string;
  spectators: boolean;
  member: boolean;
  chat: boolean;
  reminder_minutes: number | null;
  created: string;
  invite?: string;
  spectate?: string;
  rematch?: string;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "friend" | "me" | "screen";
  name: string;
  bot: string | null;
  taken: boolean;
  mine: boolean;
  connected: boolean;
}

export interface Failure {
  error: Problem;
}

export interface Problem {
  id: string;
  args: Record<string, unknown>;
  text: Texts;
}

export interface Texts {
  en: string;
  fr: string;
}

export interface Health {
  ok: boolean;
}

export interface Play {
  do: "play";
  id: number;
  answers: number;
  move: AnyMove;
}

export interface Undo {
  do: "undo";
  id: number;
}

export interface Resync {
  do: "resync";
  since?: number;
}

export interface AskChoices {
  do: "choices";
}

export interface AskAids {
  do: "aids";
}

export interface SendChat {
  do: "chat";
  id: number;
  text: string;
}

export interface Contribute {
  do: "contribute";
  text: string;
}

export interface Ping {
  do: "ping";
}

export type Incoming = Play | Undo | Resync | AskChoices | AskAids | SendChat | Contribute | Ping;

export interface State {
  type: "state";
  version: number;
  seat: number | null;
  view: AnyView;
  to_act: number[];
  decisions: Question[];
  since: number;
  events: StoryLine[];
  outcome: Outcome | null;
  can_undo: boolean;
  notes: Message[];
  made: number;
}

export interface Question {
  answers: number;
  prompt: Message;
  moves: AnyMove[];
  words?: MoveWords[];
}

export interface MoveWords {
  text: Message;
  group: Message;
}

export interface StoryLine {
  version: number;
  seat: number;
  event: AnyEvent | null;
  text: Message;
}

export interface Ack {
  type: "ack";
  id: number;
  version: number;
}

export interface RefusedPlay {
  type: "refused";
  id: number;
  rule: string;
  message: Message;
  text: Texts;
}

export interface Choices {
  type: "choices";
  answers: number;
  moves: Choice[];
}

export interface Choice {
  index: number;
  text: Message;
  group: Message;
}

export interface Aids {
  type: "aids";
  version: number;
  aids: AnyAids | null;
}

export interface TableChanged {
  type: "table";
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  seats: SeatInfo[];
  status: "lobby" | "over" | "playing";
  version: number;
  to_act: number[];
  commitment: string;
  spectators: boolean;
  member: boolean;
  chat: boolean;
  reminder_minutes: number | null;
  created: string;
  invite?: string;
  spectate?: string;
  rematch?: string;
}

export interface Chat {
  type: "chat";
  seat: number;
  name: string;
  text: string;
  at: string;
}

export interface Reminder {
  type: "reminder";
  seat: number;
  minutes: number;
}

export interface Fault {
  type: "error";
  id: number | null;
  message: Message;
  text: Texts;
}

export interface Pong {
  type: "pong";
}

export type Outgoing = State | Ack | RefusedPlay | Choices | Aids | TableChanged | Chat | Reminder | Fault | Pong;
