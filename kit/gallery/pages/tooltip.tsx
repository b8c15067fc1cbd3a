import { Button, Dialog, Tool, Tooltip } from '@tavern/kit';
import { useState } from 'react';
import text from '../text/tooltip.json';
import './behaviour.css';

const ATTACK = (
  <>
    <h4>{text.tipTitle}</h4>
    <div className="src">
      <b>1</b>
      <span>{text.base}</span>
      <b>+2</b>
      <span>{text.sword}</span>
      <b className="off">+1</b>
      <span className="off">{text.hunter}</span>
    </div>
  </>
);

export default function TooltipPage() {
  const [open, setOpen] = useState<'small' | 'wide' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <h2>{text.tips}</h2>
      <div className="g-row">
        <Tooltip tip={ATTACK}>
          <Button icon="crossed-swords">{text.attack}</Button>
        </Tooltip>
        <Tooltip
          side="bottom"
          tip={
            <>
              <h4>{text.tileTitle}</h4>
              {text.tileText}
            </>
          }
        >
          <Button>{text.tile}</Button>
        </Tooltip>
        <Tooltip tip={text.rules} side="right">
          <Tool icon="open-book" label={text.rules} title="" />
        </Tooltip>
        <span lang="zh-Hant">
          <Tooltip
            tip={
              <span lang="zh-Hant">
                <h4>{text.zhTitle}</h4>
                {text.zhText}
              </span>
            }
          >
            <Button>{text.zhTile}</Button>
          </Tooltip>
        </span>
      </div>
      <h2>{text.dialogs}</h2>
      <div className="g-row">
        <Button onPress={() => setOpen('small')} hotkey="o">
          {text.open}
        </Button>
        <Button onPress={() => setOpen('wide')} hotkey="w">
          {text.openWide}
        </Button>
      </div>
      <Dialog open={open === 'small'} onClose={close} title={text.leaveTitle} sub={text.leaveSub} closeLabel={text.close}>
        <p>{text.leaveText}</p>
        <Button kind="danger" icon="exit-door" hotkey="2" onPress={close}>
          {text.leave}
        </Button>
      </Dialog>
      <Dialog open={open === 'wide'} onClose={close} title={text.wideTitle} closeLabel={text.close} wide>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>{text.wideText}</p>
        ))}
      </Dialog>
    </>
  );
}
