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

export interface Document {
  text: string;
  place?: string;
}

export interface PuzzleRequest {
  kind?: string;
  difficulty?: "" | "easy" | "hard" | "medium";
  day?: string;
  code?: string;
  seed?: number | null;
}

export interface LookRequest {
  code: string;
  steps?: string[];
}

export interface HintRequest {
  code: string;
  number?: number;
}

export interface SolveRequest {
  code: string;
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
  first: number;
  turn: number;
  round: number;
  pending: CryptidOpening | CryptidTurn | CryptidOwedCube | CryptidOwedDisc | null;
  skips: CryptidSkipped[];
  hint: string;
  hints: boolean;
  hint_asked: boolean;
  voting: CryptidVoting | null;
  votes: (boolean | null)[];
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

export interface CryptidSkipped {
  researcher: number;
  cube: boolean;
  taken: number[];
}

export interface CryptidVoting {
  by: number;
  voted: boolean[];
  own: boolean | null;
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
  votes: (boolean | null)[];
}

export interface CryptidHintGiven {
  event: "hint-given";
  votes: (boolean | null)[];
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
  first: "A" | "B" | "C" | "D" | "E" | "random";
  code: string;
}

export interface Notepad {
  map: Ground;
  total: number;
  own: OwnNote[];
  rivals: RivalNote[];
  possible: number[];
  clues: ClueNote[];
  regions: Record<string, string>;
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

export interface CryptidInsight {
  map: Ground;
  knowledge: Knew[];
  possible: number[];
  habitat: number | null;
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

export interface CryptidNewRequest {
  mode?: "advanced" | "normal";
  seats?: number;
  count?: number;
  seed?: number | null;
  reveal?: boolean;
  map?: boolean;
  rate?: boolean | null;
}

export interface Made {
  puzzles: Record<string, unknown>[];
}

export interface CryptidCheckRequest {
  file: Document;
}

export interface Finding {
  id: number | string;
  seats: number;
  habitats: [number, number][];
  hexes: string[];
  removable: string[];
  broken_rules: string[];
}

export interface CryptidExplainRequest {
  file: Document;
  seat?: string;
  to?: number | null;
  hex?: string[];
  clue?: string[];
}

export interface Explained {
  at: number;
  seat: number | null;
  researchers: Suspect[];
  hexes: Chance[];
  proofs: Proof[];
}

export interface Suspect {
  researcher: number;
  tokens: string[];
  joint: string[];
}

export interface Chance {
  hex: string;
  chance: number;
}

export interface Proof {
  statement: Claim;
  proved: boolean;
  tokens: Token[] | null;
  lines: Message[];
}

export interface Claim {
  not_here?: string | null;
  not_clue?: ClueOf | null;
}

export interface ClueOf {
  researcher: number;
  clue: string;
}

export interface Token {
  researcher: number;
  hex: string;
  token: string;
}

export interface ExplainedSetup {
  id: number | string;
  seats: number;
  habitats: string[];
  without: Record<string, string[]>;
}

export interface CryptidSetupRequest {
  mode?: "advanced" | "normal";
  seats?: number;
  code?: string | null;
  day?: string | null;
  seed?: number | null;
}

export interface PuzzlePage {
  code: string;
  mode: "advanced" | "normal";
  seats: number;
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
  seat: number;
  clue: ClueNote;
  region: number[];
}

export interface CryptidRefereeRequest {
  code?: string | null;
  mode?: "advanced" | "normal";
  seats?: number;
  seat?: number | null;
  seed?: number | null;
}

export interface RefereePage {
  code: string;
  seats: number;
  slots: SectionPlace[];
  structures: StructurePlace[];
  map: Ground;
  clues: PuzzleClue[];
}

export interface CryptidPuzzle {
  code: string;
  kind: string;
  difficulty: "easy" | "hard" | "medium";
  stars: number;
  minutes: number;
  effort: Effort;
  title: Message;
  task: Message;
  best: number;
  day: string | null;
  look: CryptidPuzzleLook;
}

export interface Effort {
  steps: number;
  candidates: number;
  traps: number;
}

export interface CryptidPuzzleLook {
  shown: TokensShown;
  choices: PuzzleChoice[];
  done: boolean;
  points: number;
  lines: Message[];
  right: boolean;
}

export interface TokensShown {
  type: "tokens";
  task: "ask" | "find";
  map: Ground;
  structures: CryptidStructure[];
  researchers: number;
  own: ClueNote | null;
  tokens: TokenShown[];
  questions: AskShown[];
  chosen: number | null;
}

export interface TokenShown {
  researcher: number;
  hex: number;
  disc: boolean;
}

export interface AskShown {
  letter: string;
  researcher: number;
  hex: number;
  step: string;
}

export interface PuzzleChoice {
  step: string;
  text: Message;
}

export interface PuzzleHint {
  number: number;
  lines: Message[];
  steps: string[];
}

export interface PuzzleAnswer {
  steps: string[];
  points: number;
  counted: number;
  proof: Message[];
}

export interface HabitatsView {
  seat: number | null;
  rows: number;
  columns: number;
  market: (string | null)[];
  figures: HabitatsFigureView[];
  stock: number;
  discards: string[];
  parks: HabitatsParkView[];
  hand: string | null;
  turn: number;
  turns: number[];
  year: number;
  left: number;
  to_act: number | null;
  goals: HabitatsGoalView[];
  endless: boolean;
  first: number;
  tiles: HabitatsFace[];
}

export interface HabitatsFigureView {
  row: number;
  column: number;
  facing: "E" | "N" | "S" | "W";
}

export interface HabitatsParkView {
  tiles: HabitatsStanding[];
  vp: number;
}

export interface HabitatsStanding {
  tile: string;
  x: number;
  y: number;
  vp: number;
  turn?: number;
  met?: boolean;
  lacks?: HabitatsLack[];
}

export interface HabitatsLack {
  what: string;
  count: number;
}

export interface HabitatsGoalView {
  year: number;
  goal: "accessibility" | "biggest_area" | "compact" | "diagonal" | "flora" | "keep_close" | "landscape_types" | "long_park" | "many_areas";
  name: Message;
  worth: number[];
  scored: boolean;
  measures: number[][];
  points: number[];
}

export interface HabitatsFace {
  tile: string;
  kind: "animal" | "entrance" | "flower" | "road" | "tourist" | "tower";
  name: HabitatsName;
  land?: "dryland" | "forest" | "grassland" | "water" | null;
  demand?: HabitatsDemand;
  vp?: number;
  tower?: "adj4" | "adj8" | "diag" | "orth" | null;
  animal_vp?: number;
  flower_vp?: number;
  tourist?: "BIG" | "MANY" | null;
  roads?: ("E" | "N" | "S" | "W")[];
  proposed?: boolean;
}

export interface HabitatsName {
  en: string;
  fr: string;
}

export interface HabitatsDemand {
  grassland?: number;
  forest?: number;
  dryland?: number;
  water?: number;
  flower?: number;
}

export interface HabitatsTake {
  do: "take";
  row: number;
  column: number;
}

export interface HabitatsPlace {
  do: "place";
  x: number;
  y: number;
  turn: number;
}

export interface HabitatsTileTaken {
  event: "taken";
  seat: number;
  tile: string;
  row: number;
  column: number;
}

export interface HabitatsMarketFilled {
  event: "filled";
  tile: string;
  row: number;
  column: number;
}

export interface HabitatsTilePlaced {
  event: "placed";
  seat: number;
  tile: string;
  x: number;
  y: number;
  turn: number;
}

export interface HabitatsTileDiscarded {
  event: "discarded";
  seat: number;
  tile: string;
}

export interface HabitatsGoalScored {
  event: "goal";
  year: number;
  goal: "accessibility" | "biggest_area" | "compact" | "diagonal" | "flora" | "keep_close" | "landscape_types" | "long_park" | "many_areas";
  points: number[];
  measures: number[][];
}

export interface HabitatsParksScored {
  event: "parks";
  points: number[];
}

export type HabitatsMove = HabitatsTake | HabitatsPlace;

export type HabitatsEvent = HabitatsTileTaken | HabitatsMarketFilled | HabitatsTilePlaced | HabitatsTileDiscarded | HabitatsGoalScored | HabitatsParksScored;

export interface HabitatsOptions {
  goals: "chosen" | "random";
  yearly: "one" | "two";
  first: "A" | "B" | "C" | "D" | "E" | "random";
  entrances: "chosen" | "dealt" | "fixed";
  colours: string;
  roads: "endless" | "short";
  year1: "accessibility" | "biggest_area" | "compact" | "diagonal" | "flora" | "keep_close" | "landscape_types" | "long_park" | "many_areas" | "random";
  year2: "accessibility" | "biggest_area" | "compact" | "diagonal" | "flora" | "keep_close" | "landscape_types" | "long_park" | "many_areas" | "random";
  year3: "accessibility" | "biggest_area" | "compact" | "diagonal" | "flora" | "keep_close" | "landscape_types" | "long_park" | "many_areas" | "random";
  second1: "accessibility" | "biggest_area" | "compact" | "diagonal" | "flora" | "keep_close" | "landscape_types" | "long_park" | "many_areas" | "random";
  second2: "accessibility" | "biggest_area" | "compact" | "diagonal" | "flora" | "keep_close" | "landscape_types" | "long_park" | "many_areas" | "random";
  second3: "accessibility" | "biggest_area" | "compact" | "diagonal" | "flora" | "keep_close" | "landscape_types" | "long_park" | "many_areas" | "random";
}

export interface ParkAids {
  previews: Preview[];
  offers: Offer[];
  parks: TileNote[][];
  goals: GoalNote[];
}

export interface Preview {
  x: number;
  y: number;
  turn: number;
  vp: number;
  changes: Change[];
  goals: number[];
}

export interface Change {
  x: number;
  y: number;
  vp: number;
}

export interface Offer {
  row: number;
  column: number;
  at: string;
  vp: number | null;
  previews: Preview[];
}

export interface TileNote {
  x: number;
  y: number;
  why: Message;
}

export interface GoalNote {
  year: number;
  goal: string;
  name: Message;
  scored: boolean;
  standings: SeatStanding[];
}

export interface SeatStanding {
  seat: number;
  measure: Message;
  rank: number;
  points: number;
}

export interface HabitatsScoreRequest {
  files: Document[];
  park?: string;
  goals?: string;
}

export interface ParkScore {
  name?: string;
  total: number;
  tiles: TileScore[];
  goals: Record<"accessibility" | "biggest_area" | "compact" | "diagonal" | "flora" | "keep_close" | "landscape_types" | "long_park" | "many_areas", number | number[]>;
  warnings: Message[];
}

export interface TileScore {
  x: number;
  y: number;
  vp: number;
  why: Message;
}

export interface ParkScores {
  parks: ParkScore[];
  ranks: Record<"accessibility" | "biggest_area" | "compact" | "diagonal" | "flora" | "keep_close" | "landscape_types" | "long_park" | "many_areas", number[]>;
  points: Record<"accessibility" | "biggest_area" | "compact" | "diagonal" | "flora" | "keep_close" | "landscape_types" | "long_park" | "many_areas", number[]>;
  totals: number[];
}

export type HabitatsBoxRequest = Record<string, never>;

export interface TilesPage {
  tiles: HabitatsFace[];
  entrances: HabitatsFace[];
  goals: GoalName[];
}

export interface GoalName {
  goal: "accessibility" | "biggest_area" | "compact" | "diagonal" | "flora" | "keep_close" | "landscape_types" | "long_park" | "many_areas";
  name: Message;
}

export interface HabitatsParksRequest {
  parks: HabitatsPutPark[];
  goals?: ("accessibility" | "biggest_area" | "compact" | "diagonal" | "flora" | "keep_close" | "landscape_types" | "long_park" | "many_areas" | null)[];
  own?: HabitatsTile[];
  cell?: HabitatsAsked | null;
}

export interface HabitatsPutPark {
  entrance: string;
  tiles?: HabitatsPutTile[];
}

export interface HabitatsPutTile {
  tile: string;
  x: number;
  y: number;
  turn?: number;
}

export interface HabitatsTile {
  id: string;
  kind: "animal" | "entrance" | "flower" | "road" | "tourist" | "tower";
  name: HabitatsName;
  land?: "dryland" | "forest" | "grassland" | "water" | null;
  demand?: HabitatsDemand;
  vp?: number;
  tower?: "adj4" | "adj8" | "diag" | "orth" | null;
  animal_vp?: number;
  flower_vp?: number;
  tourist?: "BIG" | "MANY" | null;
  roads?: ("E" | "N" | "S" | "W")[];
  source?: string;
  proposed?: string[];
}

export interface HabitatsAsked {
  park: number;
  x: number;
  y: number;
}

export interface ParksPage {
  parks: ParkLines[];
  goals: GoalLine[];
  offers: TileOffer[];
  taken: TakenTile[];
}

export interface ParkLines {
  tiles: TileLine[];
  vp: number;
  kinds: Record<"animal" | "entrance" | "flower" | "road" | "tourist" | "tower", number>;
  goals: number;
  total: number;
  rank: number;
  open: [number, number][];
  spare: number;
}

export interface TileLine {
  x: number;
  y: number;
  vp: number;
  met: boolean;
  lacks: HabitatsLack[];
  why: Message;
  rule: string;
}

export interface GoalLine {
  year: number;
  goal: "accessibility" | "biggest_area" | "compact" | "diagonal" | "flora" | "keep_close" | "landscape_types" | "long_park" | "many_areas";
  name: Message;
  standings: GoalStanding[];
}

export interface GoalStanding {
  measure: Message;
  rank: number;
  points: number;
}

export interface TileOffer {
  tile: string;
  left: number;
  turns: TurnOffer[];
  lacks: HabitatsLack[];
  why: Message | null;
  effects: TileEffect[];
}

export interface TurnOffer {
  turn: number;
  vp: number;
}

export interface TileEffect {
  tile: string;
  x: number;
  y: number;
  vp: number;
}

export interface TakenTile {
  tile: string;
  park: number;
}

export interface HabitatsOwnRequest {
  rows: Record<string, Record<string, number | string | string[]>>;
  file?: string;
}

export interface OwnSet {
  file: string;
  fields: OwnField[];
  rows: OwnRow[];
  text: string;
}

export interface OwnField {
  key: string;
  label: Message;
  kind: "line" | "many" | "number" | "one";
  least: number;
  most: number;
  choices: OwnValue[];
}

export interface OwnValue {
  value: string;
  text: Message;
}

export interface OwnRow {
  id: string;
  name: Message;
  values: Record<string, number | string | string[]>;
  proposed: string[];
  source: string;
  mistake: Message | null;
  said: Message[];
  lines: Record<string, Message>;
}

export interface HabitatsPuzzle {
  code: string;
  kind: string;
  difficulty: "easy" | "hard" | "medium";
  stars: number;
  minutes: number;
  effort: Effort;
  title: Message;
  task: Message;
  best: number;
  day: string | null;
  look: HabitatsPuzzleLook;
}

export interface HabitatsPuzzleLook {
  shown: LayShown;
  choices: PuzzleChoice[];
  done: boolean;
  points: number;
  lines: Message[];
  right: boolean;
}

export interface LayShown {
  type: "lay";
  park: HabitatsParkView;
  faces: HabitatsFace[];
  before: number;
  tray: TrayTile[];
}

export interface TrayTile {
  tile: string;
  laid: TraySpot | null;
  spots: TraySpot[];
}

export interface TraySpot {
  x: number;
  y: number;
  turn: number;
}

export interface TournoiView {
  seat: number | null;
  terms: TournoiTerms;
  round: number;
  lane: number;
  pending: TournoiPlacement | TournoiReplacement | null;
  hand: string[];
  powers: string[];
  passed: boolean;
  sides: TournoiSide[];
  spots: TournoiSpot[][];
  fights: TournoiFight[];
  piles: TournoiPile[];
  discards: string[][];
  tokens: TournoiTokenView[];
  ghost_lanes: number[];
}

export interface TournoiTerms {
  seats: number;
  options: TournoiTournoiOptions;
  battles: number;
  rounds: number;
  deck_ids: string[][];
  power_ids: string[];
  powers_each: number;
}

export interface TournoiTournoiOptions {
  bonus: "none" | "trio" | "triple";
  cards: "box" | "common" | "dealt" | "decks";
  set: string;
  mixed: boolean;
  decks: string;
}

export interface TournoiPlacement {
  type: "placement";
}

export interface TournoiReplacement {
  type: "replacement";
  lane: number;
  seats: number[];
}

export interface TournoiSide {
  hand: number;
  known: string[];
  steps: number;
  powers: number;
  played: string[];
  zone: string[];
  extra: number;
  stand_ins: number;
  score: Score;
  bonus: number;
}

export interface TournoiSpot {
  cards?: string[];
  covered?: boolean;
  power?: string;
}

export interface TournoiFight {
  battle: number;
  characteristic: number;
  fighters: TournoiFighter[];
  reversed?: boolean;
  threat_first?: boolean;
  settled?: boolean;
}

export interface TournoiFighter {
  card: string;
  figure: Message;
  scaled?: Message | null;
  before?: string;
  unused?: string;
  power?: string;
  cancelled?: boolean;
  won?: boolean;
  kept?: boolean;
  points?: number;
  gain?: number;
}

export interface TournoiPile {
  unseen: number;
  under: string[];
}

export interface TournoiTokenView {
  id: string;
  kinds: ("amphibian" | "arthropod" | "bird" | "fish" | "mammal" | "mollusc" | "other" | "reptile")[];
  have: (("amphibian" | "arthropod" | "bird" | "fish" | "mammal" | "mollusc" | "other" | "reptile")[])[];
  owner: number | null;
}

export interface TournoiLay {
  do: "lay";
  card: string;
  battle: number;
}

export interface TournoiPower {
  do: "power";
  power: string;
  battle: number;
}

export interface TournoiPass {
  do: "pass";
}

export interface TournoiReplace {
  do: "replace";
}

export interface TournoiStay {
  do: "stay";
}

export interface TournoiRoundStarted {
  event: "round";
  number: number;
  ghost: number;
}

export interface TournoiDrew {
  event: "drew";
  seat: number;
}

export interface TournoiDrewCards {
  event: "drew-cards";
  seat: number;
  cards: string[];
}

export interface TournoiLaid {
  event: "laid";
  seat: number;
}

export interface TournoiLaidCard {
  event: "laid-card";
  seat: number;
  card: string;
  battle: number;
}

export interface TournoiPondered {
  event: "pondered";
  seat: number;
}

export interface TournoiLaidPower {
  event: "laid-power";
  seat: number;
  power: string;
  battle: number;
}

export interface TournoiPassed {
  event: "passed";
  seat: number;
}

export interface TournoiTurnedUp {
  event: "turned-up";
  battle: number;
  cards: string[][];
  powers: string[];
}

export interface TournoiReplaced {
  event: "replaced";
  side: number;
  battle: number;
  card: string;
  by: string;
}

export interface TournoiStayed {
  event: "stayed";
  side: number;
  battle: number;
}

export interface TournoiFought {
  event: "fought";
  battle: number;
  characteristic: number;
  reversed: boolean;
  threat_first: boolean;
  cards: string[];
  times: [number, number][];
  winners: number[];
  kept: number[];
}

export interface TournoiScoredExtra {
  event: "scored-extra";
  side: number;
  points: number;
}

export interface TournoiTookToken {
  event: "took-token";
  side: number;
  token: string;
  stand_in: boolean;
}

export interface TournoiEnded {
  event: "ended";
  points: number[];
  short: boolean;
}

export type TournoiMove = TournoiLay | TournoiPower | TournoiPass | TournoiReplace | TournoiStay;

export type TournoiEvent = TournoiRoundStarted | TournoiDrew | TournoiDrewCards | TournoiLaid | TournoiLaidCard | TournoiPondered | TournoiLaidPower | TournoiPassed | TournoiTurnedUp | TournoiReplaced | TournoiStayed | TournoiFought | TournoiScoredExtra | TournoiTookToken | TournoiEnded;

export interface BattleAids {
  odds: Odds[];
  powers: PowerSheet[];
}

export interface Odds {
  card: string;
  battle: number;
  percent: number;
}

export interface PowerSheet {
  id: string;
  place: number;
  name: Name;
  kind: "action" | "junior" | "protect";
  kind_text: Message;
  text: Message;
  reconstructed: boolean;
}

export interface Name {
  fr: string;
  en: string;
}

export interface Hands {
  seats: Held[][];
}

export interface Held {
  what: Message;
  known: Message[];
  others: number;
}

export interface TournoiCheckRequest {
  file: Document;
}

export interface Verdict {
  playable: boolean;
  code: string;
  findings: DeckfileFinding[];
}

export interface DeckfileFinding {
  rule: string;
  message: Message;
  advice: boolean;
  lines: number[];
}

export interface TournoiNewRequest {
  seed?: number | null;
  code?: string;
}

export interface TournoiListRequest {
  deck?: Document | string;
}

export interface Cards {
  cards: Sheet[];
  powers: PowerSheet[];
}

export interface Sheet {
  id: string;
  place: number;
  name: Name;
  scientific: string;
  game: string;
  kind: "amphibian" | "arthropod" | "bird" | "fish" | "mammal" | "mollusc" | "other" | "reptile" | null;
  kind_text: Message | null;
  colour: "green" | "orange" | "red" | "yellow";
  colour_text: Message;
  threat: "CR" | "DD" | "EN" | "LC" | "NE" | "NT" | "VU" | null;
  threat_text: Message;
  threat_source: string;
  points: number;
  figures: FigureLine[];
  symbol: "leaf" | "paw" | "snowflake" | "sun" | null;
  totem: boolean;
  reconstructed: boolean;
  note: string;
}

export interface FigureLine {
  label: Message;
  figure: Figure;
  value: number;
  source: string;
}

export interface Figure {
  text: Message;
  exact: Message | null;
}

export interface BoxedDeck {
  deck: string;
  cards: string[];
  code: string;
}

export type TournoiPartsRequest = Record<string, never>;

export interface DecksPage {
  pool: CardsPage;
  powers: PowerSheet[];
  kinds: Named[];
  colours: Named[];
  box: BoxDeck[];
}

export interface CardsPage {
  characteristics: Message[];
  cards: Sheet[];
  sources: Record<string, Message>;
  own: boolean;
  code: string;
  aside: number;
  mixable: boolean;
}

export interface Named {
  value: string;
  text: Message;
}

export interface BoxDeck {
  name: Message;
  cards: string[];
}

export interface TournoiBuildRequest {
  cards?: string[];
  powers?: string[];
  code?: string | null;
}

export interface DeckPage {
  code: string;
  cards: string[];
  powers: string[];
  count: number;
  wanted: number;
  power_count: number;
  power_wanted: number;
  colours: Count[];
  broken: BrokenRule[];
  playable: boolean;
  lacking: ("amphibian" | "arthropod" | "bird" | "fish" | "mammal" | "mollusc" | "other" | "reptile")[];
}

export interface Count {
  colour: "green" | "orange" | "red" | "yellow";
  count: number;
  wanted: number;
}

export interface BrokenRule {
  rule: string;
  text: Message;
  advice: boolean;
}

export interface TournoiFilterRequest {
  search?: string;
  kind?: string;
  colour?: string;
}

export interface TournoiOwnRequest {
  file: Document;
  list?: boolean;
}

export interface OwnCards {
  code: string;
  aside: number;
  cards: Sheet[];
}

export interface TournoiSheetsRequest {
  csv?: string | null;
  code?: string | null;
}

export type TournoiRefereePartsRequest = Record<string, never>;

export interface RefereeParts {
  battles: Message[];
  powers: PowerSheet[];
  colours: Named[];
}

export interface TournoiJudgeRequest {
  lane: number;
  sides: TournoiFoughtSide[];
  ghost?: boolean;
  sheets?: TournoiSideSheet[];
  bonus?: "none" | "trio" | "triple";
}

export interface TournoiFoughtSide {
  cards?: TournoiFoughtCard[];
  power?: string | null;
}

export interface TournoiFoughtCard {
  value: number;
  colour: "green" | "orange" | "red" | "yellow";
}

export interface TournoiSideSheet {
  zone?: [number, number, number, number];
  powers?: number;
  tokens?: number;
  trio?: boolean;
  extra?: number;
}

export interface JudgePage {
  compared: number;
  replacing: number[];
  verdict: BattleVerdict | null;
  totals: SheetTotal[];
}

export interface BattleVerdict {
  reversed: boolean;
  threat_first: boolean;
  sides: SideVerdict[];
}

export interface SideVerdict {
  result: "kept" | "lost" | "won";
  because: "less_threatened" | "lower" | "protect" | "second" | "threat" | "tie" | "value";
  colour: "green" | "orange" | "red" | "yellow";
  fought: number;
  times: [number, number];
  points: number;
}

export interface SheetTotal {
  cards: number;
  bonus: number;
  powers: number;
  extra: number;
  total: number;
  rank: number;
}

export interface TournoiPuzzle {
  code: string;
  kind: string;
  difficulty: "easy" | "hard" | "medium";
  stars: number;
  minutes: number;
  effort: Effort;
  title: Message;
  task: Message;
  best: number;
  day: string | null;
  look: TournoiPuzzleLook;
}

export interface TournoiPuzzleLook {
  shown: BattleShown;
  choices: PuzzleChoice[];
  done: boolean;
  points: number;
  lines: Message[];
  right: boolean;
}

export interface BattleShown {
  type: "battle";
  aim: "average" | "certain";
  battles: Message[];
  hand: Sheet[];
  powers: PowerSheet[];
  rivals: Sheet[];
  laid: LaidCard[];
  scale: number;
}

export interface LaidCard {
  card: string;
  power: string;
}

export interface NorthWoodsView {
  seat: number | null;
  seats: number;
  rounds: number;
  rearrangements: number;
  wolf_pair: boolean;
  turn: number;
  round: number;
  hand: string[];
  hand_sizes: number[];
  known: string[][];
  seen: string[][];
  deck_size: number;
  display: string[][];
  piles: string[][];
  tables: NorthWoodsPlaced[][];
  ranks: number[][];
  aside: string[];
  barren: number[];
  edits: number;
  rescuing: boolean;
  spring: number[];
  dry: number;
  pending: (NorthWoodsOpening | NorthWoodsStart | NorthWoodsAggression | NorthWoodsActing | NorthWoodsPlacing | NorthWoodsAiming | NorthWoodsBurning | NorthWoodsNaming | NorthWoodsGiving | NorthWoodsAdopting | NorthWoodsKeeping | NorthWoodsRenewing | NorthWoodsCovering | NorthWoodsWintering | NorthWoodsDying | NorthWoodsDiscarding | NorthWoodsClosing)[];
  winner: number | null;
}

export interface NorthWoodsPlaced {
  slot: number;
  card: string;
  rank: number;
  food: number | null;
  being: "fed" | "hungry" | "resource" | "scavenging";
  boom: boolean;
  abundant: boolean;
  stand_in: boolean;
}

export interface NorthWoodsOpening {
  type: "opening";
}

export interface NorthWoodsStart {
  type: "start";
  drawn: number;
}

export interface NorthWoodsAggression {
  type: "aggression";
  card: string;
}

export interface NorthWoodsActing {
  type: "acting";
}

export interface NorthWoodsPlacing {
  type: "placing";
  slot: number;
  how: "lifted" | "played" | "rescued";
}

export interface NorthWoodsAiming {
  type: "aiming";
  event: string;
}

export interface NorthWoodsBurning {
  type: "burning";
}

export interface NorthWoodsNaming {
  type: "naming";
}

export interface NorthWoodsGiving {
  type: "giving";
  event: string;
  seats: number[];
}

export interface NorthWoodsAdopting {
  type: "adopting";
  of: number;
  resource: string;
  bases: number[];
}

export interface NorthWoodsKeeping {
  type: "keeping";
  count: number;
  cards: string[];
}

export interface NorthWoodsRenewing {
  type: "renewing";
  species: boolean;
  resource: boolean;
}

export interface NorthWoodsCovering {
  type: "covering";
  cards: string[];
  seat: number;
  why: "given" | "hungry" | "struck" | "used";
}

export interface NorthWoodsWintering {
  type: "wintering";
}

export interface NorthWoodsDying {
  type: "dying";
  slots: number[];
}

export interface NorthWoodsDiscarding {
  type: "discarding";
  died: boolean;
}

export interface NorthWoodsClosing {
  type: "closing";
}

export interface NorthWoodsLay {
  do: "lay";
  card: string;
  on: number | null;
}

export interface NorthWoodsPutAside {
  do: "aside";
  card: string;
}

export interface NorthWoodsDraw {
  do: "draw";
}

export interface NorthWoodsTake {
  do: "take";
  place: number;
}

export interface NorthWoodsTerritory {
  do: "territory";
  card: string;
}

export interface NorthWoodsSeize {
  do: "seize";
  seat: number;
  slot: number;
}

export interface NorthWoodsPlay {
  do: "play";
  card: string;
}

export interface NorthWoodsUse {
  do: "use";
  card: string;
}

export interface NorthWoodsLift {
  do: "lift";
  slot: number;
}

export interface NorthWoodsOn {
  do: "on";
  slot: number;
}

export interface NorthWoodsApart {
  do: "apart";
}

export interface NorthWoodsFeedAll {
  do: "feed";
}

export interface NorthWoodsRescue {
  do: "rescue";
  pile: number;
}

export interface NorthWoodsDeclare {
  do: "declare";
}

export interface NorthWoodsEndTurn {
  do: "end";
}

export interface NorthWoodsAim {
  do: "aim";
  seat: number;
  slot: number;
}

export interface NorthWoodsBurn {
  do: "burn";
  seat: number;
}

export interface NorthWoodsName {
  do: "name";
  rank: number;
}

export interface NorthWoodsAdopt {
  do: "adopt";
  slot: number;
}

export interface NorthWoodsKeep {
  do: "keep";
  card: string;
}

export interface NorthWoodsFetch {
  do: "fetch";
  pile: number;
  at: number;
}

export interface NorthWoodsCover {
  do: "cover";
  pile: number;
}

export interface NorthWoodsBury {
  do: "bury";
  slot: number;
  pile: number;
}

export interface NorthWoodsDiscard {
  do: "discard";
  card: string;
  pile: number;
}

export interface NorthWoodsDone {
  do: "done";
}

export interface NorthWoodsPutDown {
  event: "put-down";
  seat: number;
}

export interface NorthWoodsLaidDown {
  event: "laid-down";
  seat: number;
  card: string;
}

export interface NorthWoodsSetAside {
  event: "set-aside";
  seat: number;
  card: string;
}

export interface NorthWoodsOpened {
  event: "opened";
  seat: number;
  cards: string[];
}

export interface NorthWoodsDealt {
  event: "dealt";
  piles: string[][];
}

export interface NorthWoodsDrew {
  event: "drew";
  seat: number;
}

export interface NorthWoodsDrewCard {
  event: "drew-card";
  seat: number;
  card: string;
}

export interface NorthWoodsTook {
  event: "took";
  seat: number;
  card: string;
}

export interface NorthWoodsRefilled {
  event: "refilled";
  card: string;
}

export interface NorthWoodsReshuffled {
  event: "reshuffled";
  display: string[];
}

export interface NorthWoodsFoundNothing {
  event: "found-nothing";
  seat: number;
}

export interface NorthWoodsAttacked {
  event: "attacked";
  seat: number;
  card: string;
}

export interface NorthWoodsSeized {
  event: "seized";
  seat: number;
  card: string;
  of: number;
  taken: string[];
  scared: string[];
}

export interface NorthWoodsPlayed {
  event: "played";
  seat: number;
  card: string;
}

export interface NorthWoodsMoved {
  event: "moved";
  seat: number;
  card: string;
  onto: string | null;
  parted: string | null;
}

export interface NorthWoodsFedAll {
  event: "fed-all";
  seat: number;
  hungry: number;
}

export interface NorthWoodsRescued {
  event: "rescued";
  seat: number;
  card: string;
}

export interface NorthWoodsUsed {
  event: "used";
  seat: number;
  card: string;
}

export interface NorthWoodsAimed {
  event: "aimed";
  seat: number;
  using: string;
  of: number;
  card: string;
}

export interface NorthWoodsSetAlight {
  event: "set-alight";
  seat: number;
  of: number;
}

export interface NorthWoodsAdopted {
  event: "adopted";
  seat: number;
  of: number;
  cards: string[];
}

export interface NorthWoodsHandsPassed {
  event: "hands-passed";
}

export interface NorthWoodsSpringCame {
  event: "spring-came";
  seat: number;
  display: string[];
}

export interface NorthWoodsSpringKept {
  event: "spring-kept";
  seat: number;
  display: string[];
  card: string;
}

export interface NorthWoodsSpringDrew {
  event: "spring-drew";
  seat: number;
  count: number;
}

export interface NorthWoodsSpringSaw {
  event: "spring-saw";
  seat: number;
  cards: string[];
}

export interface NorthWoodsFetched {
  event: "fetched";
  seat: number;
  card: string;
}

export interface NorthWoodsNamed {
  event: "named";
  seat: number;
  rank: number;
  card: string | null;
}

export interface NorthWoodsWinterFell {
  event: "winter-fell";
  cards: number;
}

export interface NorthWoodsFell {
  event: "fell";
  seat: number;
  card: string;
  pile: number;
  why: "given" | "hungry" | "struck" | "used";
}

export interface NorthWoodsDiscarded {
  event: "discarded";
  seat: number;
  card: string;
  pile: number;
}

export interface NorthWoodsSpent {
  event: "spent";
  card: string;
  pile: number;
}

export interface NorthWoodsTurnEnded {
  event: "turn-ended";
  seat: number;
  hungry: string[];
}

export interface NorthWoodsHabitatDeclared {
  event: "habitat";
  seat: number;
}

export interface NorthWoodsStalled {
  event: "stalled";
  why: "dry" | "rounds";
}

export type NorthWoodsMove = NorthWoodsLay | NorthWoodsPutAside | NorthWoodsDraw | NorthWoodsTake | NorthWoodsTerritory | NorthWoodsSeize | NorthWoodsPlay | NorthWoodsUse | NorthWoodsLift | NorthWoodsOn | NorthWoodsApart | NorthWoodsFeedAll | NorthWoodsRescue | NorthWoodsDeclare | NorthWoodsEndTurn | NorthWoodsAim | NorthWoodsBurn | NorthWoodsName | NorthWoodsAdopt | NorthWoodsKeep | NorthWoodsFetch | NorthWoodsCover | NorthWoodsBury | NorthWoodsDiscard | NorthWoodsDone;

export type NorthWoodsEvent = NorthWoodsPutDown | NorthWoodsLaidDown | NorthWoodsSetAside | NorthWoodsOpened | NorthWoodsDealt | NorthWoodsDrew | NorthWoodsDrewCard | NorthWoodsTook | NorthWoodsRefilled | NorthWoodsReshuffled | NorthWoodsFoundNothing | NorthWoodsAttacked | NorthWoodsSeized | NorthWoodsPlayed | NorthWoodsMoved | NorthWoodsFedAll | NorthWoodsRescued | NorthWoodsUsed | NorthWoodsAimed | NorthWoodsSetAlight | NorthWoodsAdopted | NorthWoodsHandsPassed | NorthWoodsSpringCame | NorthWoodsSpringKept | NorthWoodsSpringDrew | NorthWoodsSpringSaw | NorthWoodsFetched | NorthWoodsNamed | NorthWoodsWinterFell | NorthWoodsFell | NorthWoodsDiscarded | NorthWoodsSpent | NorthWoodsTurnEnded | NorthWoodsHabitatDeclared | NorthWoodsStalled;

export interface NorthWoodsOptions {
  wolf_pair: boolean;
  rounds: number;
  rearrangements: number;
}

export interface WoodsAids {
  cards: WoodsCard[];
  progress: WoodsProgress[];
  hungry: WoodsHunger[];
  uses: WoodsUse[];
  events: WoodsEvent[];
  prey: WoodsPrey[];
  feed: WoodsPlan | null;
  turn: WoodsPlan | null;
  habitat: WoodsPlan | null;
}

export interface WoodsCard {
  id: string;
  sort: "event" | "resource" | "species";
  name: Message;
  rank: number;
  scientific: string;
  diet: "carnivore" | "herbivore" | "omnivore" | "scavenger" | null;
  realms: ("air" | "land" | "water")[];
  foods: Message[];
  food_ids: string[];
  scavenger: "land" | "true" | "water" | null;
  proposed: boolean;
  source: string;
}

export interface WoodsProgress {
  seat: number;
  ranks: ("fed" | "hungry" | "missing")[];
}

export interface WoodsHunger {
  seat: number;
  slot: number;
  why: Message[];
  bans: Message[];
}

export interface WoodsUse {
  card: string;
  pile: number | null;
  slot: number | null;
  eats: number[];
  feeds: number[];
  carrion: boolean;
  places: WoodsPlace[];
  bans: WoodsBan[];
}

export interface WoodsPlace {
  on: number | null;
  fed: boolean;
  starving: number[];
  habitat: boolean;
}

export interface WoodsBan {
  ban: "air" | "carcass-water" | "carnivore-resource" | "event" | "herbivore-prey" | "no-carcass" | "no-scavenger" | "prey-carnivore" | "prey-scavenger" | "printed" | "rank" | "realm" | "resource-eats" | "resource-kind" | "true-scavenger";
  rule: string;
  slots: number[];
}

export interface WoodsEvent {
  card: string;
  barred: string;
  aims: WoodsAim[];
  seats: number[];
  fetches: WoodsFetch[];
}

export interface WoodsAim {
  seat: number;
  slot: number;
}

export interface WoodsFetch {
  pile: number;
  at: number;
  species: boolean;
}

export interface WoodsPrey {
  card: string;
  seat: number;
  slot: number;
  taken: number[];
  scared: number[];
}

export interface WoodsPlan {
  steps: WoodsStep[];
  hungry: number[];
  ranks: number[];
  habitat: boolean;
}

export interface WoodsStep {
  text: Message;
  moves: (NorthWoodsLay | NorthWoodsPutAside | NorthWoodsDraw | NorthWoodsTake | NorthWoodsTerritory | NorthWoodsSeize | NorthWoodsPlay | NorthWoodsUse | NorthWoodsLift | NorthWoodsOn | NorthWoodsApart | NorthWoodsFeedAll | NorthWoodsRescue | NorthWoodsDeclare | NorthWoodsEndTurn | NorthWoodsAim | NorthWoodsBurn | NorthWoodsName | NorthWoodsAdopt | NorthWoodsKeep | NorthWoodsFetch | NorthWoodsCover | NorthWoodsBury | NorthWoodsDiscard | NorthWoodsDone)[];
}

export interface NorthWoodsFeedRequest {
  file: Document;
  wolf_pair?: boolean;
}

export interface Answer {
  fed: ([number, number | string])[];
  hungry: number[];
  max_fed: number;
  habitat: boolean;
  turn: Turn;
}

export interface Turn {
  steps: Step[];
  ranks: number[];
  fed: number;
  hungry: number[];
  habitat: boolean;
}

export interface Step {
  do: "abundance" | "boom" | "move" | "play" | "rescue";
  card: string;
  at: number;
  on?: number | null;
  pile?: number | null;
}

export type NorthWoodsDeckRequest = Record<string, never>;

export interface DeckCard {
  card: WoodsCard;
  copies: number;
}

export interface NorthWoodsWoodsRequest {
  table: NorthWoodsLaidCard[];
  dying?: (string | null)[];
  hand?: string[];
  wolf_pair?: boolean;
}

export interface NorthWoodsLaidCard {
  card: string;
  boom?: boolean;
  abundance?: boolean;
}

export interface WoodsPage {
  cards: FedCard[];
  chains: number[][];
  ladder: ("fed" | "hungry" | "missing")[];
  fed: number;
  species: number;
  habitat: boolean;
  turn: WoodsTurn | null;
}

export interface FedCard {
  rank: number;
  on: number | null;
  state: "fed" | "hungry" | "resource" | "scavenging";
  why: Message[];
  bans: WoodsWoodsBan[];
}

export interface WoodsWoodsBan {
  rule: string;
  text: Message;
}

export interface WoodsTurn {
  steps: WoodsStepLine[];
  fed: number;
  ranks: number[];
  lost: Message[];
  habitat: boolean;
}

export interface WoodsStepLine {
  card: string;
  do: "abundance" | "boom" | "move" | "play" | "rescue";
  text: Message;
}

export interface NorthWoodsPuzzle {
  code: string;
  kind: string;
  difficulty: "easy" | "hard" | "medium";
  stars: number;
  minutes: number;
  effort: Effort;
  title: Message;
  task: Message;
  best: number;
  day: string | null;
  look: NorthWoodsPuzzleLook;
}

export interface NorthWoodsPuzzleLook {
  shown: WoodsShown;
  choices: PuzzleChoice[];
  done: boolean;
  points: number;
  lines: Message[];
  right: boolean;
}

export interface WoodsShown {
  type: "woods";
  goal: "feed" | "habitat";
  table: NorthWoodsPlaced[];
  hand: string[];
  piles: string[][];
  ranks: ("fed" | "hungry" | "missing")[];
  cards: WoodsCard[];
  steps: number;
  moves: StepParts[];
}

export interface StepParts {
  sort: "abundance" | "boom" | "move" | "play" | "rescue";
  card: string;
  slot: number | null;
  pile: number | null;
  on: number | null;
}

export interface EarthView {
  seat: number | null;
  options: EarthEarthOptions;
  stage: "choosing" | "claims" | "gaia" | "over" | "sharing" | "starting" | "turn" | "yielding";
  gardens: EarthGarden[];
  hand: number[];
  offer: number[];
  deck: number;
  discards: number[];
  reshuffles: number;
  reborn: [number, number][];
  fauna: string[];
  shared: string[];
  claims: number[][];
  collective: string;
  due: number[][];
  completed: number;
  ending: boolean;
  first: number;
  active: number;
  round: number;
  action: string;
  gaia: EarthGaiaView | null;
}

export interface EarthEarthOptions {
  mode: "advanced" | "beginner" | "standard";
  animals: boolean;
  gaia: "beginner" | "expert" | "hard" | "medium";
  teams: boolean;
  solo_animals: "by_level" | "one" | "two";
}

export interface EarthGarden {
  dealt: string[];
  island: string;
  climate: string;
  ecosystem: string;
  hand: number;
  offer: number;
  soil: number;
  compost: EarthHeap[];
  events: number[];
  plots: EarthPlot[];
  planted_now: number[];
  met: number;
  reached: number[];
  leaves: number;
  discarded: number;
  animals: string[];
  figures: number[][];
  stocks: number[];
  island_stock: number;
  gained: number;
  drawn: number;
  shown: number[];
  private: [number, number][];
  last: string;
  stack: (EarthChoosing | EarthActing | EarthPlanting | EarthReplacing | EarthPaying | EarthSiting | EarthReaping | EarthKeeping | EarthBenefits | EarthActivate | EarthOrdering | EarthActivation | EarthCopying | EarthOwing | EarthReceiving | EarthPlacing | EarthComposting | EarthClosing | EarthClaiming | EarthRoaming | EarthWalking | EarthVisiting | EarthRewarding | EarthOffered | EarthStocking | EarthPicking | EarthSharing | EarthYielding)[];
}

export interface EarthHeap {
  card: number;
  mark: number;
  origin: number;
}

export interface EarthPlot {
  cell: number;
  card: number;
  sprouts: number;
  growth: number;
}

export interface EarthChoosing {
  type: "choosing";
  what: "animal" | "climate" | "ecosystem" | "island";
}

export interface EarthActing {
  type: "acting";
}

export interface EarthPlanting {
  type: "planting";
  left: number;
}

export interface EarthReplacing {
  type: "replacing";
  cell: number;
  colour: "blue" | "green" | "red" | "yellow";
  draw: number;
}

export interface EarthPaying {
  type: "paying";
  card: number;
  cost: number;
}

export interface EarthSiting {
  type: "siting";
  card: number;
}

export interface EarthReaping {
  type: "reaping";
  draw: number;
}

export interface EarthKeeping {
  type: "keeping";
  compost: boolean;
}

export interface EarthBenefits {
  type: "benefits";
  colour: "blue" | "green" | "red" | "yellow";
}

export interface EarthActivate {
  type: "activate";
  colour: "blue" | "green" | "red" | "yellow";
}

export interface EarthOrdering {
  type: "ordering";
  colour: "blue" | "green" | "red" | "yellow";
}

export interface EarthActivation {
  type: "activation";
  queue: [number, number][];
  quick: boolean;
  using: [number, number] | null;
}

export interface EarthCopying {
  type: "copying";
  place: number;
  colour: "blue" | "green" | "red" | "yellow";
}

export interface EarthOwing {
  type: "owing";
  what: "growth" | "hand" | "sprout";
  left: number;
}

export interface EarthReceiving {
  type: "receiving";
  goods: EarthGoods;
  fresh: boolean;
  event: boolean;
  cells: number;
}

export interface EarthGoods {
  soil?: number;
  sprout?: number;
  growth?: number;
  draw?: number;
  compost_hand?: number;
  compost_deck?: number;
}

export interface EarthPlacing {
  type: "placing";
  piece: "growth" | "sprout";
  left: number;
  cells: number;
  fresh: boolean;
  each: number;
}

export interface EarthComposting {
  type: "composting";
  left: number;
  exact: boolean;
  fresh: boolean;
}

export interface EarthClosing {
  type: "closing";
}

export interface EarthClaiming {
  type: "claiming";
  goals: number[];
  chosen: number[];
}

export interface EarthRoaming {
  type: "roaming";
  used: number;
  animals: number[];
}

export interface EarthWalking {
  type: "walking";
  animal: number;
  left: number;
  start: number;
  visited: number[];
}

export interface EarthVisiting {
  type: "visiting";
  animal: number;
  cells: number[];
  gained: boolean;
  quick: boolean;
}

export interface EarthRewarding {
  type: "rewarding";
  animal: number;
  visited: number[];
}

export interface EarthOffered {
  type: "offered";
  goods: EarthGoods;
}

export interface EarthStocking {
  type: "stocking";
  animal: number;
  cells: number;
  piece: "canopy" | "growth" | "sprout";
  left: number;
}

export interface EarthPicking {
  type: "picking";
  abilities: [number, number][];
}

export interface EarthSharing {
  type: "sharing";
}

export interface EarthYielding {
  type: "yielding";
  goals: number[];
}

export interface EarthGaiaView {
  turned: number[];
  passes: number;
  skips: number;
  soil: number;
  sprouts: number;
  growth: number;
  compost: number[];
  cards: number[];
  animals: string[];
  stocks: number[];
}

export interface EarthChoose {
  do: "choose";
  code: string;
}

export interface EarthAct {
  do: "act";
  colour: "blue" | "green" | "red" | "yellow";
}

export interface EarthPlant {
  do: "plant";
  card: number;
}

export interface EarthReplaceAt {
  do: "replace";
  cell: number;
}

export interface EarthPay {
  do: "pay";
  instead: number;
}

export interface EarthSite {
  do: "site";
  cell: number;
}

export interface EarthKeep {
  do: "keep";
  card: number;
}

export interface EarthCompost {
  do: "compost";
  card: number;
}

export interface EarthTake {
  do: "take";
  benefit: "compost" | "draw" | "growth" | "soil" | "sprout";
}

export interface EarthPut {
  do: "put";
  cell: number;
}

export interface EarthRemove {
  do: "remove";
  cell: number;
}

export interface EarthOrder {
  do: "order";
  first: boolean;
}

export interface EarthUse {
  do: "use";
}

export interface EarthAll {
  do: "all";
}

export interface EarthCopyAt {
  do: "copy";
  cell: number;
  ability: number;
}

export interface EarthSkip {
  do: "skip";
}

export interface EarthPlayEvent {
  do: "event";
  card: number;
}

export interface EarthConvert {
  do: "convert";
}

export interface EarthDone {
  do: "done";
}

export interface EarthLeaf {
  do: "leaf";
}

export interface EarthRouse {
  do: "animal";
  animal: number;
}

export interface EarthStep {
  do: "step";
  cell: number;
}

export interface EarthClaim {
  do: "claim";
  goal: number;
}

export interface EarthChosen {
  event: "chosen";
  seat: number;
}

export interface EarthChosenCard {
  event: "chosen-card";
  seat: number;
  code: string;
}

export interface EarthSettled {
  event: "settled";
  seat: number;
  island: string;
  climate: string;
  ecosystem: string;
  animals: string[];
}

export interface EarthDrew {
  event: "drew";
  seat: number;
  count: number;
}

export interface EarthDrewCards {
  event: "drew-cards";
  seat: number;
  cards: number[];
}

export interface EarthLooked {
  event: "looked";
  seat: number;
  count: number;
}

export interface EarthLookedCards {
  event: "looked-cards";
  seat: number;
  cards: number[];
}

export interface EarthKept {
  event: "kept";
  seat: number;
  discarded: number[];
}

export interface EarthKeptCard {
  event: "kept-card";
  seat: number;
  card: number;
  discarded: number[];
}

export interface EarthRecalled {
  event: "recalled";
  seat: number;
}

export interface EarthRecalledCard {
  event: "recalled-card";
  seat: number;
  card: number;
}

export interface EarthComposted {
  event: "composted";
  seat: number;
}

export interface EarthCompostedCard {
  event: "composted-card";
  seat: number;
  card: number;
}

export interface EarthCompostedDeck {
  event: "composted-deck";
  seat: number;
  count: number;
}

export interface EarthCompostDiscarded {
  event: "compost-discarded";
  seat: number;
  cards: number[];
}

export interface EarthActed {
  event: "acted";
  seat: number;
  colour: "blue" | "green" | "red" | "yellow";
}

export interface EarthSoilGained {
  event: "soil-gained";
  seat: number;
  count: number;
}

export interface EarthSoilPaid {
  event: "soil-paid";
  seat: number;
  count: number;
}

export interface EarthAnnounced {
  event: "announced";
  seat: number;
  card: number;
}

export interface EarthPlanted {
  event: "planted";
  seat: number;
  card: number;
  cell: number;
}

export interface EarthReplacementBegan {
  event: "replacement";
  seat: number;
  cell: number;
}

export interface EarthReplaced {
  event: "replaced";
  seat: number;
  card: number;
  cell: number;
}

export interface EarthPiecePut {
  event: "put";
  seat: number;
  piece: "growth" | "sprout";
  cell: number;
  count: number;
}

export interface EarthPieceRemoved {
  event: "removed";
  seat: number;
  piece: "growth" | "sprout";
  cell: number;
}

export interface EarthAbilityUsed {
  event: "used";
  seat: number;
  place: number;
  ability: number;
}

export interface EarthAbilitySkipped {
  event: "skipped";
  seat: number;
  place: number;
  ability: number;
}

export interface EarthEventPlayed {
  event: "event-played";
  seat: number;
  card: number;
}

export interface EarthConverted {
  event: "converted";
  seat: number;
}

export interface EarthLeafDiscarded {
  event: "leaf-discarded";
  seat: number;
}

export interface EarthAnimalRoused {
  event: "roused";
  seat: number;
  animal: string;
}

export interface EarthAnimalMoved {
  event: "moved";
  seat: number;
  animal: string;
  cell: number;
}

export interface EarthStocked {
  event: "stocked";
  seat: number;
  animal: string;
  count: number;
}

export interface EarthShared {
  event: "shared";
  seat: number;
  animal: string;
}

export interface EarthGaiaTurned {
  event: "gaia-turned";
  card: number;
}

export interface EarthGaiaSkipped {
  event: "gaia-skipped";
}

export interface EarthGaiaGained {
  event: "gaia-gained";
  soil: number;
  sprout: number;
  growth: number;
  compost: number;
  cards: number[];
}

export interface EarthGaiaClaimed {
  event: "gaia-claimed";
  fauna: string;
  rank: number;
}

export interface EarthGaiaStocked {
  event: "gaia-stocked";
  animal: string;
  count: number;
}

export interface EarthGaiaCompleted {
  event: "gaia-completed";
}

export interface EarthReshuffled {
  event: "reshuffled";
  count: number;
}

export interface EarthFaunaClaimed {
  event: "claimed";
  seat: number;
  fauna: string;
  rank: number;
  points: number;
}

export interface EarthTableauCompleted {
  event: "completed";
  seat: number;
}

export interface EarthBonusForfeited {
  event: "forfeited";
  seat: number;
}

export interface EarthRoundBegan {
  event: "round";
  round: number;
}

export interface EarthGameEnded {
  event: "ended";
  reason: "gaia" | "limit" | "tableau";
}

export type EarthMove = EarthChoose | EarthAct | EarthPlant | EarthReplaceAt | EarthPay | EarthSite | EarthKeep | EarthCompost | EarthTake | EarthPut | EarthRemove | EarthOrder | EarthUse | EarthAll | EarthCopyAt | EarthSkip | EarthPlayEvent | EarthConvert | EarthDone | EarthLeaf | EarthRouse | EarthStep | EarthClaim;

export type EarthEvent = EarthChosen | EarthChosenCard | EarthSettled | EarthDrew | EarthDrewCards | EarthLooked | EarthLookedCards | EarthKept | EarthKeptCard | EarthRecalled | EarthRecalledCard | EarthComposted | EarthCompostedCard | EarthCompostedDeck | EarthCompostDiscarded | EarthActed | EarthSoilGained | EarthSoilPaid | EarthAnnounced | EarthPlanted | EarthReplacementBegan | EarthReplaced | EarthPiecePut | EarthPieceRemoved | EarthAbilityUsed | EarthAbilitySkipped | EarthEventPlayed | EarthConverted | EarthLeafDiscarded | EarthAnimalRoused | EarthAnimalMoved | EarthStocked | EarthShared | EarthGaiaTurned | EarthGaiaSkipped | EarthGaiaGained | EarthGaiaClaimed | EarthGaiaStocked | EarthGaiaCompleted | EarthReshuffled | EarthFaunaClaimed | EarthTableauCompleted | EarthBonusForfeited | EarthRoundBegan | EarthGameEnded;

export interface EarthAids {
  cards: EarthCard[];
  hand: EarthHandNote[];
  sites: EarthSites[];
  pieces: EarthGain[];
  goals: EarthGoal[];
  scores: EarthScore[];
  gaia: EarthGaia | null;
  uses: EarthPending[];
}

export interface EarthCard {
  key: string;
  no: number;
  kind: "animal" | "bush" | "climate" | "ecosystem" | "event" | "fauna" | "gaia" | "herb" | "island" | "mushroom" | "terrain" | "tree" | "wild";
  name: Message;
  latin: string;
  cost: number | null;
  points: number | null;
  habitats: ("cold" | "rocky" | "sunny" | "wet")[];
  sprouts: number;
  growth: number;
  canopy: number;
  abilities: EarthAbility[];
  scoring: Message | null;
  tags: Message[];
  start: EarthStart | null;
  source: "differ" | "one" | "other" | "rulebook" | "shape" | "two";
  french: boolean;
}

export interface EarthAbility {
  colour: "black" | "blue" | "brown" | "green" | "multi" | "red" | "yellow" | "leaf" | "round";
  text: Message;
  glyphs: EarthGlyph[];
  rule: string;
  grade: "ours" | "partial" | "printed" | null;
}

export interface EarthGlyph {
  sign: string;
  n?: number | null;
  bound?: "" | "even" | "full" | "max" | "min" | "odd";
}

export interface EarthStart {
  draw: number;
  compost: number;
  soil: number;
}

export interface EarthHandNote {
  card: number;
  cost: number | null;
  payable: boolean;
  why_not: Message | null;
}

export interface EarthSites {
  card: number;
  cells: EarthGain[];
  best: number;
}

export interface EarthGain {
  cell: number;
  vp: number;
  parts: EarthPart[];
}

export interface EarthPart {
  what: "animals" | "bonus" | "cards" | "climate" | "compost" | "ecosystems" | "events" | "fauna" | "growth" | "island" | "sprouts" | "terrain" | "leaves";
  card: string;
  vp: number;
}

export interface EarthGoal {
  key: string;
  text: Message;
  glyphs: EarthGlyph[];
  need: number;
  free: number;
  owner: number | null;
  seats: EarthStanding[];
  gaia: number;
}

export interface EarthStanding {
  seat: number;
  have: number;
  met: boolean;
  rank: number;
  vp: number;
}

export interface EarthScore {
  seat: number;
  total: number;
  parts: EarthPart[];
  cards: EarthPart[];
}

export interface EarthGaia {
  total: number;
  parts: EarthPart[];
}

export interface EarthPending {
  place: number;
  ability: number;
  card: string;
  colour: "black" | "blue" | "brown" | "green" | "multi" | "red" | "yellow" | "leaf" | "round";
  text: Message;
}

export interface EarthScoreRequest {
  file: Document;
  details?: boolean;
}

export type EarthBoxRequest = Record<string, never>;

export interface EarthBox {
  cards: SheetCard[];
  islands: SheetSide[];
  climates: SheetSide[];
  ecosystems: SheetSide[];
  fauna: SheetSide[];
  animals: SheetSide[];
  gaia: GaiaSide[];
}

export interface SheetCard {
  no: number;
  name: Message;
  sort: "event" | "flora" | "terrain";
  vp: number;
  types?: string[];
  sprouts?: number;
  growth?: number;
  canopy?: number;
  colours?: ("black" | "blue" | "brown" | "green" | "multi" | "red" | "yellow")[];
}

export interface SheetSide {
  key: string;
  name: Message;
  text?: Message | null;
  vp?: number;
}

export interface GaiaSide {
  no: number;
  name: Message;
  colour: "black" | "blue" | "brown" | "green" | "multi" | "red" | "yellow";
  gain: GaiaGoods;
  gain_for_each: GaiaGoods;
  each: "blue_cards" | "cards_drawn" | "soil_gained" | null;
  claims: "lower" | "upper" | null;
}

export interface GaiaGoods {
  soil?: number;
  sprout?: number;
  growth?: number;
  compost_deck?: number;
  cards?: number;
}

export interface EarthTableauxRequest {
  sheet: EarthSheetFile;
  fauna?: (string | null)[];
}

export interface EarthSheetFile {
  seats: EarthSheetSeat[];
  mode?: "advanced" | "beginner" | "standard";
  ecosystems?: string[];
  collective?: string | null;
  gaia?: EarthSheetGaia | null;
}

export interface EarthSheetSeat {
  island: string;
  climate: string;
  tableau: ((EarthSheetSpot | null)[])[];
  ecosystem?: string | null;
  compost?: number;
  events?: number[];
  soil?: number;
  hand?: number;
  fauna?: (number | null)[];
  completed?: boolean;
  animals?: EarthSheetAnimal[];
  island_stock?: Record<"canopy" | "growth" | "sprout", number>;
  name?: string;
}

export interface EarthSheetSpot {
  no: number;
  sprouts?: number;
  growth?: number;
}

export interface EarthSheetAnimal {
  id: string;
  stock?: Record<"canopy" | "growth" | "sprout", number>;
}

export interface EarthSheetGaia {
  cards?: number[];
  sprouts?: number;
  growth?: number;
  compost?: number;
  fauna?: (number | null)[];
  completed?: boolean;
  leaves?: number;
  animals?: EarthSheetAnimal[];
}

export interface TableauxPage {
  seats: SeatLines[];
  fauna: FaunaLine[];
  notes: Message[];
}

export interface SeatLines {
  categories: CategoryLine[];
  total: number;
  rank: number;
  terrain: Record<number, number>;
}

export interface CategoryLine {
  category: "animals" | "bonus" | "cards" | "climate" | "compost" | "ecosystems" | "events" | "fauna" | "growth" | "island" | "sprouts" | "terrain";
  name: Message;
  points: number;
  sources: SourceLine[];
}

export interface SourceLine {
  points: number;
  name?: Message | null;
  text?: Message | null;
  cell?: number | null;
}

export interface FaunaLine {
  key: string;
  name: Message;
  text: Message;
  needed: number;
  found: number[];
}

export interface EarthGaiaRequest {
  level?: "beginner" | "expert" | "hard" | "medium";
  rounds?: EarthSoloRound[];
  pile?: number[];
  leaves?: number;
  full?: boolean;
}

export interface EarthSoloRound {
  action?: "blue" | "green" | "red" | "yellow" | null;
  soil?: number;
  blue?: number;
  drawn?: number;
  card?: number | null;
  each?: number;
  claim?: number | null;
  rank?: number;
  done?: boolean;
}

export interface GaiaPage {
  sprouts: number;
  growth: number;
  compost: number;
  soil: number;
  score: GaiaBreakdown;
  steps: GaiaStep[];
  turned: number;
  most: number;
  left: number[];
  claimable: number[];
  counts: "blue_cards" | "cards_drawn" | "soil_gained" | null;
  misses: boolean;
  over: boolean;
}

export interface GaiaBreakdown {
  cards: number;
  compost: number;
  sprouts: number;
  growth: number;
  fauna: number;
  bonus: number;
  leaves: number;
  animals: number;
  total: number;
}

export interface GaiaStep {
  round: number;
  turn: "hers" | "yours";
  lines: GaiaLine[];
  goods: GaiaGoods;
}

export interface GaiaLine {
  because: "blue" | "blue_cards" | "card" | "cards_drawn" | "drawn" | "expert" | "level" | "soil" | "soil_gained";
  count: number;
  goods: GaiaGoods;
}

export interface EarthPuzzle {
  code: string;
  kind: string;
  difficulty: "easy" | "hard" | "medium";
  stars: number;
  minutes: number;
  effort: Effort;
  title: Message;
  task: Message;
  best: number;
  day: string | null;
  look: EarthPuzzleLook;
}

export interface EarthPuzzleLook {
  shown: PlantShown;
  choices: PuzzleChoice[];
  done: boolean;
  points: number;
  lines: Message[];
  right: boolean;
}

export interface PlantShown {
  type: "plant";
  plots: PlotShown[];
  open: number[];
  corner: number;
  hand: HandShown[];
  soil: number;
  ecosystem: string;
  cards: EarthCard[];
  parts: EarthPart[];
}

export interface PlotShown {
  cell: number;
  card: number;
  sprouts: number;
  growth: number;
  fresh: boolean;
}

export interface HandShown {
  card: number;
  cost: number;
  payable: boolean;
}

export interface Games {
  cryptid: {
    view: CryptidView;
    move: CryptidMove;
    event: CryptidEvent;
    options: CryptidOptions;
    aids: Notepad;
    insight: CryptidInsight;
    desk: {
      "new": { request: CryptidNewRequest; answer: Made };
      "check": { request: CryptidCheckRequest; answer: Finding[] };
      "explain": { request: CryptidExplainRequest; answer: Explained | ExplainedSetup[] };
      "setup": { request: CryptidSetupRequest; answer: PuzzlePage };
      "referee": { request: CryptidRefereeRequest; answer: RefereePage };
      "puzzle-new": { request: PuzzleRequest; answer: CryptidPuzzle };
      "puzzle-check": { request: LookRequest; answer: CryptidPuzzleLook };
      "puzzle-hint": { request: HintRequest; answer: PuzzleHint };
      "puzzle-solve": { request: SolveRequest; answer: PuzzleAnswer };
    };
  };
  habitats: {
    view: HabitatsView;
    move: HabitatsMove;
    event: HabitatsEvent;
    options: HabitatsOptions;
    aids: ParkAids;
    insight: null;
    desk: {
      "score": { request: HabitatsScoreRequest; answer: ParkScore | ParkScores };
      "box": { request: HabitatsBoxRequest; answer: TilesPage };
      "parks": { request: HabitatsParksRequest; answer: ParksPage };
      "own": { request: HabitatsOwnRequest; answer: OwnSet };
      "puzzle-new": { request: PuzzleRequest; answer: HabitatsPuzzle };
      "puzzle-check": { request: LookRequest; answer: HabitatsPuzzleLook };
      "puzzle-hint": { request: HintRequest; answer: PuzzleHint };
      "puzzle-solve": { request: SolveRequest; answer: PuzzleAnswer };
    };
  };
  tournoi: {
    view: TournoiView;
    move: TournoiMove;
    event: TournoiEvent;
    options: TournoiTournoiOptions;
    aids: BattleAids;
    insight: Hands;
    desk: {
      "deck-check": { request: TournoiCheckRequest; answer: Verdict };
      "deck-new": { request: TournoiNewRequest; answer: Document };
      "deck-list": { request: TournoiListRequest; answer: Cards | BoxedDeck[] };
      "deck-parts": { request: TournoiPartsRequest; answer: DecksPage };
      "deck-build": { request: TournoiBuildRequest; answer: DeckPage };
      "cards-list": { request: TournoiFilterRequest; answer: Cards };
      "cards-check": { request: TournoiOwnRequest; answer: OwnCards };
      "cards-sheets": { request: TournoiSheetsRequest; answer: CardsPage };
      "referee-parts": { request: TournoiRefereePartsRequest; answer: RefereeParts };
      "referee-judge": { request: TournoiJudgeRequest; answer: JudgePage };
      "own": { request: HabitatsOwnRequest; answer: OwnSet };
      "puzzle-new": { request: PuzzleRequest; answer: TournoiPuzzle };
      "puzzle-check": { request: LookRequest; answer: TournoiPuzzleLook };
      "puzzle-hint": { request: HintRequest; answer: PuzzleHint };
      "puzzle-solve": { request: SolveRequest; answer: PuzzleAnswer };
    };
  };
  north_woods: {
    view: NorthWoodsView;
    move: NorthWoodsMove;
    event: NorthWoodsEvent;
    options: NorthWoodsOptions;
    aids: WoodsAids;
    insight: Hands;
    desk: {
      "feed": { request: NorthWoodsFeedRequest; answer: Answer };
      "deck": { request: NorthWoodsDeckRequest; answer: DeckCard[] };
      "woods": { request: NorthWoodsWoodsRequest; answer: WoodsPage };
      "own": { request: HabitatsOwnRequest; answer: OwnSet };
      "puzzle-new": { request: PuzzleRequest; answer: NorthWoodsPuzzle };
      "puzzle-check": { request: LookRequest; answer: NorthWoodsPuzzleLook };
      "puzzle-hint": { request: HintRequest; answer: PuzzleHint };
      "puzzle-solve": { request: SolveRequest; answer: PuzzleAnswer };
    };
  };
  earth: {
    view: EarthView;
    move: EarthMove;
    event: EarthEvent;
    options: EarthEarthOptions;
    aids: EarthAids;
    insight: Hands;
    desk: {
      "score": { request: EarthScoreRequest; answer: Record<string, unknown>[] };
      "box": { request: EarthBoxRequest; answer: EarthBox };
      "tableaux": { request: EarthTableauxRequest; answer: TableauxPage };
      "gaia": { request: EarthGaiaRequest; answer: GaiaPage };
      "own": { request: HabitatsOwnRequest; answer: OwnSet };
      "puzzle-new": { request: PuzzleRequest; answer: EarthPuzzle };
      "puzzle-check": { request: LookRequest; answer: EarthPuzzleLook };
      "puzzle-hint": { request: HintRequest; answer: PuzzleHint };
      "puzzle-solve": { request: SolveRequest; answer: PuzzleAnswer };
    };
  };
}

export type AnyView = Games[keyof Games]['view'];

export type AnyMove = Games[keyof Games]['move'];

export type AnyEvent = Games[keyof Games]['event'];

export type AnyAids = Games[keyof Games]['aids'];

export type AnyInsight = Games[keyof Games]['insight'];

export interface ReplayPosition {
  game: string;
  seats: number;
  moves: number;
  at: number;
  eyes: string;
  view: unknown;
  to_act: number[];
  outcome: Outcome | null;
  aids: unknown;
  insight: unknown;
}

export interface ReplayChart {
  game: string;
  seats: number;
  moves: number;
  outcome: Outcome | null;
  unit: "move" | "turn";
  title: Message | null;
  note: Message | null;
  logarithmic: boolean;
  stops: Stop[];
  values: number[][];
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

export interface ReplayStory {
  game: string;
  eyes: string;
  lines: ReplayLine[];
}

export interface ReplayLine {
  revision: number;
  seat: number;
  round: number;
  event: unknown;
  text: Message;
}

export interface GameInfo {
  id: string;
  seats: number[];
  variant_seats: number[];
  minutes: number;
  options: OptionInfo[];
  bots: BotInfo[];
  presets: Record<string, Record<string, string | number | boolean>>;
  own: string[];
}

export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "number" | "text";
  default: string | number | boolean;
  choices?: string[];
  min?: number;
  max?: number;
  max_length?: number;
  only_with?: Condition[];
  choice_with?: Record<string, Condition[]>;
  secret?: boolean;
  renewed?: boolean;
}

export interface Condition {
  option: string;
  values: (string | number | boolean)[];
}

export interface BotInfo {
  name: string;
  level: boolean;
  ms: number;
  rating: number | null;
  line: Record<string, string>;
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
  own?: Record<string, Record<string, Record<string, number | string | string[]>>>;
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

export interface AskLesson {
  step: string;
  done?: LessonAnswer[];
  answer?: LessonAnswer | null;
}

export interface LessonAnswer {
  move?: AnyMove | null;
  pick?: string | null;
}

export interface PlayOn {
  at: number;
  seat: number;
  bot: string | null;
  again: boolean;
  record: unknown | null;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  seats: SeatInfo[];
  status: "lobby" | "outdated" | "over" | "playing";
  revision: number;
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
  host?: boolean;
  reminders?: boolean;
  hints?: boolean;
  agreed?: number[];
  own?: number;
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

export interface AskedAgain {
  state: State;
  aids: AnyAids | null;
  table: TableInfo;
}

export interface State {
  type: "state";
  revision: number;
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
  optional?: boolean;
}

export interface MoveWords {
  text: Message;
  group: Message;
}

export interface StoryLine {
  revision: number;
  seat: number;
  round: number;
  event: AnyEvent | null;
  text: Message;
}

export interface SeatCode {
  seat: number;
  code: string;
  until: string;
}

export interface Invitation {
  game: string;
  host: string;
  seats: SeatInfo[];
  free: number;
  playing: boolean;
}

export interface Reach {
  address: string;
}

export interface MyGames {
  tables: TableInfo[];
  finished: Finished[];
  ratings: Personal[];
}

export interface Finished {
  id: string;
  game: string;
  ended: string;
  seats: SeatInfo[];
  ranks: number[];
  totals: number[];
}

export interface Personal {
  game: string;
  rating: number;
  games: number;
}

export interface GuestCode {
  code: string;
  until: string;
}

export interface Arrive {
  code: string;
}

export interface Reminders {
  minutes: number;
  mail: MailReminder | null;
  push: PushReminder | null;
}

export interface MailReminder {
  address: string;
  confirmed: boolean;
  on: boolean;
}

export interface PushReminder {
  key: string;
  on: boolean;
}

export interface MailWish {
  address: string | null;
  language: "en" | "fr";
}

export interface PushWish {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: "en" | "fr";
}

export interface Confirmed {
  table: string;
}

export interface LastSeen {
  why: Texts;
  over: boolean;
  board: string[];
  notes: string[];
  log: string[];
  later: number;
  moves: string[];
}

export interface Texts {
  en: string;
  fr: string;
}

export interface Failure {
  error: Problem;
}

export interface Problem {
  id: string;
  args: Record<string, unknown>;
  text: Texts;
}

export interface Health {
  ok: boolean;
}

export interface LessonInfo {
  game: string;
  minutes: number;
  steps: StepInfo[];
}

export interface StepInfo {
  id: string;
  title: Message;
}

export interface LessonPage {
  step: string;
  title: Message;
  text: Message;
  done: Message;
  rule: string;
  acts: number;
  task: LessonTask | null;
  verdict: LessonVerdict | null;
  state: State;
  aids: AnyAids | null;
  table: TableInfo;
}

export interface LessonTask {
  text: Message;
  number: number;
  look: string[];
  lit: string[];
  picks: LessonPick[];
  show: LessonAnswer;
  shown: Message | null;
}

export interface LessonPick {
  id: string;
  text: Message;
  picked: boolean;
}

export interface LessonVerdict {
  kind: "other" | "refused" | "right";
  say: Message;
  rule: string;
}

export interface Review {
  state: "done" | "none" | "refused" | "waiting" | "working";
  done: number;
  total: number;
  report: Report | null;
  why: Message | null;
}

export interface Report {
  game: string;
  seats: number;
  seat: number;
  moves: number;
  looked: number;
  outcome: Outcome;
  moments: Moment[];
  decisions: Judged[];
  rows: Row[];
  accuracy: Accuracy[];
  worst: number[];
  find: number | null;
  method: Message;
}

export interface Moment {
  at: number;
  turn: number;
  seat: number | null;
  label: Message;
  chances: number[];
}

export interface Judged {
  at: number;
  seat: number;
  turn: number;
  label: Message;
  prompt: Message;
  played: Weighed;
  best: Weighed;
  options: Weighed[];
  choices: number;
  cost: number;
  doubt: number;
  listed: boolean;
  change: number[];
  lead: number;
  reasons: Message[];
}

export interface Weighed {
  move: unknown;
  notation: string;
  words: Message;
  chance: number;
  doubt: number;
  reasons: Message[];
}

export interface Row {
  kind: "own-errors" | "own-luck" | "result" | "rivals-errors" | "rivals-luck" | "start";
  title: Message;
  change: number;
  told: Told[];
  count: number;
  rest: number;
  parts: Part[];
  note: Message | null;
}

export interface Told {
  at: number;
  turn: number;
  label: Message;
  seat: number | null;
  change: number;
  text: Message;
}

export interface Part {
  seat: number;
  change: number;
}

export interface Accuracy {
  seat: number;
  percent: number | null;
  doubt: number;
  decisions: number;
  listed: number;
  cost: number;
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

export interface AskHints {
  do: "hints";
  id: number;
}

export interface Agree {
  do: "agree";
  id: number;
  yes: boolean;
}

export interface Ping {
  do: "ping";
}

export type Incoming = Play | Undo | Resync | AskChoices | AskAids | SendChat | Contribute | AskHints | Agree | Ping;

export interface Ack {
  type: "ack";
  id: number;
  revision: number;
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
  revision: number;
  aids: AnyAids | null;
}

export interface Hints {
  type: "hints";
  answers: number;
  settled: boolean;
  page: HintPage;
}

export interface HintPage {
  hints: Hint[];
  choices: number;
  ordinary: number | null;
  doubt: number;
  others: number;
  below: number | null;
  alone: boolean;
}

export interface Hint {
  steps: HintStep[];
  chance: number | null;
  gain: number | null;
  points: number | null;
  doubt: number;
  reasons: Message[];
}

export interface HintStep {
  move: AnyMove;
  words: Message;
}

export interface TableChanged {
  type: "table";
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  seats: SeatInfo[];
  status: "lobby" | "outdated" | "over" | "playing";
  revision: number;
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
  host?: boolean;
  reminders?: boolean;
  hints?: boolean;
  agreed?: number[];
  own?: number;
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

export type Outgoing = State | Ack | RefusedPlay | Choices | Aids | Hints | TableChanged | Chat | Reminder | Fault | Pong;
