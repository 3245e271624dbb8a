/** What travels between server and browser: the generated types, by the names the client uses. */
import type { AnyMove, Chat, Message, SeatName, SeatWish, State } from './generated';

export type {
  BotInfo,
  Choice,
  Finished,
  GameInfo,
  GuestCode,
  Hint,
  HintPage,
  Incoming,
  Invitation,
  LastSeen,
  LessonAnswer,
  LessonInfo,
  LessonPage,
  Message,
  MoveWords,
  MyGames,
  NewTable,
  OptionInfo,
  Outcome,
  Outgoing,
  Personal,
  Problem,
  PushWish,
  Question,
  Reach,
  Reminders,
  Rules,
  RuleSection,
  SeatCode,
  SeatInfo,
  SeatName,
  SeatWish,
  StoryLine,
  TableInfo,
} from './generated';

/** 0 to n - 1. */
export type Seat = number;
export type Arg = string | number | SeatName | Message;
/** A move is the game's own affair; the client hands it back as it came. */
export type Move = AnyMove;
export type StateMessage = State;
export type ChatLine = Chat;
export type WishKind = SeatWish['kind'];
