export { Announcer, announce } from './announcer/announcer.tsx';
export { Button, type ButtonProps } from './button.tsx';
export { Candle, type CandleProps } from './candle/candle.tsx';
export { Card, type CardCorner, type CardDeck, type CardProps, type CardSize } from './card/card.tsx';
export { CardBack, type CardBackProps } from './card/card-back.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { Die, type DieProps } from './die/die.tsx';
export { Figure, type FigureProps, type FigureState } from './figure/figure.tsx';
export { Shield, type ShieldProps } from './figure/shield.tsx';
export { loadHan, loadOwnHan, useHan, useOwnHan } from './fonts.ts';
export { Choice, type ChoiceProps } from './form/choice.tsx';
export { Slider, type SliderProps } from './form/slider.tsx';
export { TextField, type TextFieldProps } from './form/text-field.tsx';
export { Toggle, type ToggleProps } from './form/toggle.tsx';
export type {
  Advice,
  GameCardProps,
  GameTableProps,
  GameUi,
  Happening,
  HeadlineWords,
  Lesson,
  PastDecision,
  Presence,
  TableBot,
  TableEvent,
} from './game-table.ts';
export { Icon, type IconProps, iconHref } from './icon.tsx';
export type { IconName } from './icons/names.ts';
export { Log, type LogLine, type LogProps } from './log/log.tsx';
export { LogBridge, LogBridgeContext, type LogUse, type Story } from './log/log-bridge.ts';
export { type MarksProps, Pips, Tier } from './marks.tsx';
export type { MotionSpeed } from './motion/motion-queue.ts';
export type { SoundName } from './sound/names.ts';
export { sound } from './sound/sound.ts';
export { Tabs, type TabsProps } from './tabs.tsx';
export { useDrawnOnce } from './textures/drawn-once.ts';
export { rasterise } from './textures/rasterise.ts';
export { Tool, type ToolProps } from './tool.tsx';
export { Tooltip, type TooltipProps } from './tooltip.tsx';
export { HotkeyLayer, hotkeys, useHotkey } from './use-hotkey.tsx';
export { type TableSpeech, useWords, WordsContext } from './words.ts';
