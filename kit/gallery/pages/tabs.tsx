import { Log, Tabs, TextField } from '@tavern/kit';
import { useState } from 'react';
import text from '../text/tabs.json';
import './behaviour.css';

const LINES = Array.from({ length: 40 }, (_, id) => ({
  id,
  icon: 'mountains',
  text: (
    <>
      <b>{text.bram}</b>
      {text.line}
    </>
  ),
  time: '21:14',
}));

function Chat() {
  const [draft, setDraft] = useState('');
  return (
    <div className="g-form g-chat">
      <p>{text.hello}</p>
      <TextField label={text.say} placeholder={text.say} value={draft} onChange={setDraft} />
    </div>
  );
}

export default function TabsPage() {
  return (
    <div className="g-row g-top">
      <div className="g-sheet">
        <Tabs
          label={text.label}
          tabs={[
            { id: 'log', label: text.log, content: <Log label={text.log} lines={LINES} newestLabel={text.newest} /> },
            { id: 'chat', label: text.chat, badge: 2, content: <Chat /> },
          ]}
        />
      </div>
      <div className="g-sheet" lang="zh-Hant">
        <Tabs
          label={text.label}
          tabs={[
            { id: 'chat', label: text.zhChat, content: <Chat /> },
            { id: 'log', label: text.zhLog, badge: 12, content: <Log label={text.log} lines={LINES} /> },
          ]}
        />
      </div>
    </div>
  );
}
