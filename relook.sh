cd /work/wt/people; export PATH=$PWD/node_modules/.bin:$PATH
[ -f /tmp/look.pid ] && kill $(cat /tmp/look.pid) 2>/dev/null; sleep 3; : > /tmp/look.log
(nice -n 5 node look.scratch.ts > /tmp/look.log 2>&1 & echo $! > /tmp/look.pid)
for i in $(seq 50); do grep -q -E "ready|Error" /tmp/look.log && break; sleep 3; done; head -3 /tmp/look.log
